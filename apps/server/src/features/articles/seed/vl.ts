import type { ArticleTexts } from './article-text.ts'

export const vietnameseArticles: ArticleTexts = {
  'what-is-margin': {
    title: 'Ký quỹ là gì?',
    summary: 'Phần của vị thế do chính bạn bỏ ra.',
    body: `Với đòn bẩy, bạn điều khiển một vị thế lớn hơn số tiền của mình. Phần bạn bỏ ra là ký quỹ.

## Cách tính

Ký quỹ ban đầu = giá trị vị thế ÷ đòn bẩy. Vị thế 1,000 USDT ở 10x cần 100 USDT. Lãi và lỗ luôn tính trên toàn bộ 1,000 USDT: biến động 1 % là 10 USDT, một phần mười ký quỹ của bạn.

## Ký quỹ duy trì

Khi vị thế còn mở, một phần giá trị phải luôn được bảo đảm. Tỷ lệ này tăng theo quy mô và có trên trang của từng thị trường. Khi phần ký quỹ còn lại giảm đến mức đó, vị thế bị thanh lý.

Đòn bẩy cao hơn không làm một biến động sinh lời nhiều hơn. Nó chỉ làm cho biến động nhỏ hơn cũng đủ để mất ký quỹ.`,
  },
  'isolated-and-cross': {
    title: 'Ký quỹ cô lập và chéo',
    summary: 'Hai cách bảo đảm một vị thế và rủi ro của mỗi cách.',
    body: `- Cô lập: vị thế có ký quỹ riêng. Nếu sai, bạn mất nhiều nhất là ký quỹ đó. Bạn có thể thêm vào hoặc rút phần không cần.
- Chéo: tiền tự do trong tài khoản hợp đồng cùng bảo đảm cho mọi vị thế chéo. Lãi của vị thế này bù lỗ của vị thế kia, và trong trường hợp xấu nhất bạn mất cả tài khoản đó.

Cô lập hợp với một ý tưởng có giới hạn. Chéo hợp với các vị thế cân bằng lẫn nhau.

Chế độ được chọn khi mở. Trong cùng một thị trường có thể giữ cả mua và bán, cô lập và chéo.`,
  },
  'liquidation-price': {
    title: 'Giá thanh lý',
    summary: 'Khi nào và ở giá nào vị thế bị đóng.',
    body: `## Cô lập

Vị thế bị thanh lý khi ký quỹ cộng lãi giảm đến ký quỹ duy trì. Mức giá đó được hiển thị trước khi mở và trong lúc giữ. Thêm ký quỹ sẽ đẩy nó ra xa.

## Chéo

Mọi vị thế chéo được xét chung: chúng bị thanh lý khi vốn giảm đến tổng ký quỹ duy trì. Trước tiên các lệnh chờ bị hủy, rồi vị thế lỗ nhiều nhất bị đóng, và tiếp tục cho đến khi bạn an toàn.

## Công bằng cho cả hai bên

Căn cứ là giá đánh dấu, trung bình của giá mua và giá bán. Vị thế được đóng ở giá mua hoặc giá bán của chính tick đã kích hoạt, và biên nhận cho thấy điều đó. Bạn không thể nợ nhiều hơn số đã bỏ ra: phần thiếu do quỹ bảo hiểm trả. Bạn được cảnh báo ở mức 80 % và 90 %.`,
  },
  'orders-and-stops': {
    title: 'Lệnh, chốt lời và cắt lỗ',
    summary: 'Thị trường, giới hạn, và điều gì đóng vị thế thay bạn.',
    body: `- Lệnh thị trường: khớp ngay, mua ở giá bán và bán ở giá mua. Trên thị trường thật, lệnh khớp ở mức giá đầu tiên sau lệnh của bạn, nên không ai giao dịch ở giá đã biết trước.
- Lệnh giới hạn: chờ thị trường đến giá của bạn và khớp đúng giá đó, với phí maker thấp hơn.
- Chốt lời và cắt lỗ: dựa vào giá đánh dấu và khớp ở tick đã vượt qua. Khi giá nhảy, giá khớp có thể xấu hơn giá bạn nhập.

Cắt lỗ không bảo đảm giá. Điều bạn nhập giữ nguyên cho đến khi bạn thay đổi.`,
  },
  fees: {
    title: 'Phí',
    summary: 'Giao dịch tốn bao nhiêu và khi nào.',
    body: `- Mở và đóng: một phần giá trị vị thế. Lệnh thị trường trả mức taker (ban đầu 0.05 %), lệnh giới hạn đang chờ trả mức maker (ban đầu 0.02 %).
- Thanh lý: thêm một khoản phí (ban đầu 0.1 %), nhiều nhất là phần ký quỹ còn lại.
- Funding: xem bài viết riêng.
- Quy đổi: không có phí, nhưng báo giá bạn thấy đã gồm chênh lệch.

Trước mỗi lệnh bạn thấy phí bằng USDT. Mức hiện hành có trên trang thị trường. Thay đổi không bao giờ áp dụng cho lệnh đang chờ.

Phí tính theo giá trị chứ không theo ký quỹ: ở 50x, phí mở 0.05 % bằng 2.5 % số bạn bỏ ra.`,
  },
  funding: {
    title: 'Funding',
    summary: 'Khoản nhỏ mỗi tám giờ đối với coin.',
    body: `Lúc 00:00, 08:00 và 16:00 UTC, vị thế mở trả hoặc nhận: giá trị theo giá đánh dấu × tỷ lệ funding. Khi tỷ lệ dương, bên mua trả và bên bán nhận; khi âm thì ngược lại.

Tỷ lệ đến từ nguồn giá và được ghi cùng nó. Nếu nguồn không có, tỷ lệ là 0.01 % với coin và bằng không ở các thị trường khác.

Ai không giữ gì vào lúc đó thì không trả. Thị trường đóng cửa không trả. Mỗi khoản đều có trong lịch sử và có biên nhận.`,
  },
  'second-contracts': {
    title: 'Hợp đồng giây hoạt động thế nào',
    summary: 'Tăng hay giảm trong 30 đến 300 giây.',
    body: `Bạn chọn thị trường, tăng hay giảm, thời gian và tiền cược. Sau đó không thể thay đổi hay hủy.

- Giá mở: giá đầu tiên sau khi lệnh được chấp nhận.
- Giá đóng: giá cuối cùng vào lúc hoặc trước khi hết giờ.
- Cả hai đều lấy từ băng ghi của chúng tôi với đầy đủ chữ số; không ai nhập tay được.
- Nếu giá biến động quá ít để có tỷ lệ công bằng, thời hạn đó tạm không cung cấp cho đến khi biến động nhiều hơn.

Bạn thắng nếu giá đóng ở phía bạn chọn: tiền cược được hoàn cùng khoản trả đã hiển thị. Nếu ở phía kia, bạn mất tiền cược. Nếu bằng nhau, tiền cược được hoàn. Nếu không có giá kịp thời, hợp đồng vô hiệu và tiền cược được hoàn.

Khoản trả thấp hơn 100 %. Dù thắng một nửa, về lâu dài bạn vẫn lỗ.`,
  },
  'exchange-and-transfer': {
    title: 'Quy đổi và chuyển',
    summary: 'Chuyển tiền giữa các loại tiền và tài khoản.',
    body: `## Quy đổi

Bạn nhận báo giá có hiệu lực mười giây, đã gồm chênh lệch. Nếu thị trường đi ngược báo giá trước khi bạn chấp nhận, bạn nhận báo giá mới thay vì một bất ngờ. Kết quả có biên nhận.

## Chuyển

Tiền của bạn ở hai tài khoản. Tài khoản số dư giữ các loại tiền. Tài khoản hợp đồng bảo đảm giao dịch bằng USDT. Bạn chuyển USDT giữa hai bên ngay lập tức và không mất phí; từ tài khoản hợp đồng có thể rút phần mà vị thế không cần.`,
  },
  receipts: {
    title: 'Biên nhận và cách kiểm tra',
    summary: 'Mọi kết quả đều có thể tính lại trên thiết bị của bạn.',
    body: `Mỗi lần mở, đóng, thanh lý, hợp đồng giây, quy đổi và funding đều có biên nhận. Nó chứa các mức giá đã dùng kèm số thứ tự trên băng ghi, thiết lập, công thức và mọi bút toán trong sổ cái.

## Cách kiểm tra

- Mở bản ghi và chạm vào biên nhận.
- Thiết bị của bạn tính lại kết quả và so với điều đã ghi. Không hỏi máy chủ của chúng tôi.
- Sau đó nó đi theo đường dẫn tới điểm kiểm tra công khai.

## Điểm kiểm tra

Mỗi phút mọi bút toán và mọi giá được tóm lại thành một con số, nối với con số trước. Đổi một giá cũ sẽ làm đổi mọi con số về sau. Biên nhận mới ghi "đang chờ" cho đến điểm kiểm tra kế tiếp, khoảng một phút.`,
  },
  security: {
    title: 'Giữ an toàn tài khoản',
    summary: 'Mật khẩu, ứng dụng xác thực và điều chúng tôi không bao giờ hỏi.',
    body: `- Chọn mật khẩu dài và không dùng ở nơi khác.
- Liên kết ứng dụng xác thực: khi đó chỉ mật khẩu là chưa đủ. Giữ khóa của nó trên giấy.
- Liên kết e-mail hoặc điện thoại để có thể lấy lại tài khoản.
- Thỉnh thoảng xem các phiên và kết thúc phiên lạ. Mật khẩu mới sẽ kết thúc mọi phiên khác.

Chúng tôi không bao giờ hỏi mật khẩu hay mã của bạn, dù qua trò chuyện, điện thoại hay e-mail. Ai hỏi thì không phải chúng tôi. Bạn được báo mỗi khi có đăng nhập mới.`,
  },
  'sandbox-and-live': {
    title: 'Thử nghiệm hay thật?',
    summary: 'Giá đến từ đâu và tiền có thật không.',
    body: `Một sàn là thử nghiệm hoặc thật ngay từ ngày đầu và không bao giờ đổi. Mọi màn hình đều ghi rõ.

- Thử nghiệm: giá được mô phỏng hoặc phát lại từ bản ghi. Mọi khoản tiền đều là tiền ảo, kể cả trong tài khoản thật. Nạp và rút là giả định.
- Thật: giá đến từ sàn được ghi bên cạnh.

Ngoài ra bạn có hai bộ tài khoản: thật và demo. Tài khoản demo luôn là tiền ảo và có huy hiệu không thể bỏ qua.`,
  },
  'demo-funds': {
    title: '100,000 USDT để luyện tập',
    summary: 'Mỗi tài khoản có một tài khoản demo bên cạnh tài khoản thật.',
    body: `Mỗi người dùng có một tài khoản demo với 100,000 USDT tiền ảo. Giá, quy tắc, phí và biên nhận giống tài khoản thật: cùng một chương trình trên cùng mức giá.

Bạn có thể đặt lại khi không có gì đang mở; mọi thứ bắt đầu lại. Khách vào chỉ với một chạm.

Điều hiệu quả với tiền ảo có thể không hiệu quả với tiền của bạn: không ai bình tĩnh như nhau với cả hai.`,
  },
  'second-contracts-explained': {
    title: 'Hợp đồng giây, nói cho rõ',
    summary: 'Có thể thắng bao nhiêu, trung bình mất bao nhiêu và quyết toán thế nào.',
    body: `Hợp đồng giây là cược vào vị trí của giá sau một thời gian ngắn. Nó nhanh, đơn giản và là thứ rủi ro nhất chúng tôi cung cấp.

## Phép tính

Với khoản trả 75 %, thắng được 75 và thua mất 100. Để hòa vốn bạn phải đúng hơn 57 trong 100 lần. Biến động ngắn gần như ngẫu nhiên, nên đa số lỗ theo thời gian.

## Chúng tôi làm gì cho sự công bằng

Giá mở và giá đóng lấy từ băng ghi theo quy tắc cố định, và biên nhận kèm giá trước và sau để bạn thấy không có giá nào khác được chọn. Không có công tắc nào chọn được kết quả. Các hợp đồng vô hiệu được đếm và công bố.`,
  },
  'receipts-prove-prices': {
    title: 'Biên nhận chứng minh mọi giá thế nào',
    summary: 'Bạn không cần tin chúng tôi: hãy tự kiểm tra.',
    body: `Ở hầu hết các sàn, bạn phải tin mức giá đã đóng vị thế của mình. Ở đây bạn kiểm tra được.

- Mỗi giá được ghi vào băng trước khi quyết toán bất cứ điều gì. Nó có số thứ tự, thời gian và nguồn.
- Mỗi lệnh được ghi cùng các giá đã dùng và mọi bút toán.
- Mỗi phút một điểm kiểm tra công khai niêm phong cả hai.
- Biên nhận mang tất cả đến thiết bị của bạn để tính lại kết quả.

Nếu một giá bị đổi, bị bỏ hoặc thêm vào sau, các con số sẽ không khớp, và bất kỳ ai giữ biên nhận cũ đều chỉ ra được.`,
  },
  'risk-warning': {
    title: 'Cảnh báo rủi ro',
    summary: 'Hãy đọc trước khi giao dịch bằng tiền quan trọng với bạn.',
    body: `Giao dịch đòn bẩy có thể làm bạn mất toàn bộ số đã bỏ ra trong vài giây. Hợp đồng giây có thể làm bạn mất trọn mỗi khoản cược. Đa số người giao dịch như vậy bị lỗ.

- Chỉ giao dịch bằng tiền bạn có thể mất.
- Đừng vay để giao dịch.
- Cắt lỗ không phải là bảo đảm: giá có thể nhảy qua.
- Sàn là bên đối ứng của bạn. Bạn mất thì sàn được, và ngược lại.
- Ở một số nước, các sản phẩm này không được phép với khách hàng cá nhân. Bạn phải biết luật nơi mình sống.

Nếu giao dịch không còn là lựa chọn, hãy dừng lại và nói chuyện với người bạn tin.`,
  },
  'first-notice': {
    title: 'Trước giao dịch đầu tiên',
    summary: 'Ba điều mọi người nên biết ở đây.',
    body: `- Nhìn huy hiệu: nó cho biết đây là sàn thử nghiệm với tiền ảo hay thật, và bạn đang ở tài khoản demo hay thật.
- Không ai của chúng tôi hỏi mật khẩu hay mã của bạn.
- Mọi kết quả đều có biên nhận. Nếu thấy sai, hãy kiểm tra và viết cho bộ phận hỗ trợ kèm số của nó.`,
  },
  'user-agreement': {
    title: 'Thỏa thuận người dùng',
    summary: 'Điều bạn và chúng tôi đồng ý khi bạn lập tài khoản.',
    body: `## 1. Ai được dùng

Bạn là người trưởng thành, dùng tài khoản cho chính mình và các sản phẩm này được phép ở nơi bạn sống. Mỗi người một tài khoản.

## 2. Chúng tôi cung cấp gì

Giao dịch hợp đồng và hợp đồng giây, quy đổi tiền, và bản ghi của tất cả. Sàn là bên đối ứng của bạn. Trong môi trường thử nghiệm, mọi thứ là tiền ảo không có giá trị.

## 3. Rủi ro

Bạn có thể mất toàn bộ số đã bỏ ra. Bạn không thể mất nhiều hơn số có trong tài khoản. Chúng tôi không tư vấn.

## 4. Giá và biên nhận

Kết quả được tính từ giá đã ghi theo quy tắc công bố. Biên nhận là căn cứ. Nếu nó cho thấy lỗi của chúng tôi, chúng tôi sửa công khai bằng một bút toán riêng; không xóa gì cả.

## 5. Tài khoản của bạn

Bạn giữ bí mật mật khẩu và mã. Việc làm bằng chúng được xem là của bạn cho đến khi bạn báo. Bạn có thể kết thúc phiên bất cứ lúc nào.

## 6. Khi có sự cố

Nếu thiếu giá hoặc giá trễ, việc mở bị từ chối và hợp đồng giây không có giá là vô hiệu. Chúng tôi chịu trách nhiệm theo quy tắc, không theo điều lẽ ra có thể xảy ra.

## 7. Dữ liệu

Chúng tôi giữ điều cần cho tài khoản và các bản ghi mà luật và biên nhận yêu cầu, và không bán gì trong đó.

## 8. Thay đổi và chấm dứt

Chúng tôi thông báo thay đổi trước khi có hiệu lực. Bạn có thể đóng tài khoản khi không có gì đang mở. Nếu một bên vi phạm quy tắc, bên kia có thể chấm dứt thỏa thuận này.`,
  },
  'banner-demo': {
    title: 'Thử mọi thứ bằng tiền ảo',
    summary: '100,000 USDT, cùng giá, cùng quy tắc.',
    body: 'Tài khoản demo của bạn đã sẵn sàng. Một chạm, không cần điền gì.',
  },
  'banner-receipts': {
    title: 'Tự kiểm tra mọi mức giá',
    summary: 'Mỗi kết quả có biên nhận mà thiết bị của bạn tính lại.',
    body: 'Xem biên nhận chứng minh mọi giá thế nào.',
  },
}
