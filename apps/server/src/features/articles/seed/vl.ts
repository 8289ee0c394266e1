import type { ArticleTexts } from './article-text.ts'
import { vietnameseAgreements } from './product-agreements/vl.ts'

export const vietnameseArticles: ArticleTexts = {
  'what-is-margin': {
    title: 'Ký quỹ là gì?',
    summary: 'Phần vị thế do chính bạn bỏ tiền ra.',
    body: `Với đòn bẩy, bạn giao dịch một vị thế lớn hơn số tiền mình có. Phần bạn bỏ ra là ký quỹ.

## Cách tính

Ký quỹ ban đầu = giá trị vị thế ÷ đòn bẩy. Vị thế 1,000 USDT ở 10x cần 100 USDT. Lãi/lỗ luôn tính trên cả 1,000 USDT: giá biến động 1% là 10 USDT, bằng một phần mười ký quỹ của bạn.

## Ký quỹ duy trì

Khi vị thế còn mở, ký quỹ của bạn phải đủ bù một phần giá trị của nó. Vị thế càng lớn, tỷ lệ này càng cao, và bạn xem được trên trang của thị trường. Khi ký quỹ còn lại giảm đến mức đó, chúng tôi thanh lý vị thế.

Đòn bẩy cao hơn không làm bạn lãi nhiều hơn từ cùng một biến động. Nó chỉ khiến một biến động nhỏ hơn cũng đủ lấy hết ký quỹ của bạn.`,
  },
  'isolated-and-cross': {
    title: 'Ký quỹ cô lập và chéo',
    summary: 'Hai cách bảo đảm vị thế, và mỗi cách có thể khiến bạn mất bao nhiêu.',
    body: `- Cô lập: vị thế có ký quỹ riêng. Nếu giá đi ngược, bạn mất nhiều nhất là phần ký quỹ đó. Bạn có thể thêm vào, hoặc rút phần không cần đến.
- Chéo: tiền còn trống trong tài khoản hợp đồng cùng bảo đảm cho mọi vị thế chéo. Lãi của vị thế này bù lỗ cho vị thế kia. Trong trường hợp xấu nhất, bạn mất tất cả trong tài khoản đó.

Cô lập hợp với một ý tưởng đơn lẻ có giới hạn. Chéo hợp với các vị thế cân bằng lẫn nhau.

Bạn chọn chế độ khi mở. Trong cùng một thị trường, bạn có thể giữ cả long lẫn short, hoặc cả vị thế cô lập lẫn vị thế chéo.`,
  },
  'liquidation-price': {
    title: 'Giá thanh lý',
    summary: 'Khi nào chúng tôi đóng vị thế thay bạn, và ở giá nào.',
    body: `## Cô lập

Chúng tôi thanh lý vị thế khi ký quỹ cộng lãi/lỗ giảm đến ký quỹ duy trì. Bạn thấy mức giá đó trước khi mở và trong lúc giữ. Thêm ký quỹ sẽ đẩy nó ra xa hơn.

## Chéo

Chúng tôi xét chung mọi vị thế chéo và thanh lý khi tài sản ròng giảm đến tổng ký quỹ duy trì của chúng. Trước tiên chúng tôi hủy các lệnh chờ, rồi đóng vị thế lỗ nhiều nhất, và cứ thế cho đến khi bạn an toàn trở lại.

## Công bằng cho cả hai bên

Căn cứ là giá đánh dấu: điểm giữa của giá mua và giá bán. Chúng tôi đóng ở giá mua hoặc giá bán của đúng tick đã kích hoạt thanh lý, và biên nhận cho thấy điều đó. Bạn không thể nợ chúng tôi nhiều hơn số đã bỏ ra: quỹ bảo hiểm trả phần còn lại. Chúng tôi cảnh báo bạn ở mức 80% và 90%.`,
  },
  'orders-and-stops': {
    title: 'Lệnh, chốt lời và cắt lỗ',
    summary: 'Lệnh thị trường, lệnh giới hạn, và điều gì đóng vị thế thay bạn.',
    body: `- Lệnh thị trường: khớp ngay, ở giá bán (ask) khi bạn mua và ở giá mua (bid) khi bạn bán. Trên thị trường trực tiếp, lệnh khớp ở giá đầu tiên sau lệnh của bạn, nên không ai giao dịch được ở mức giá đã biết trước.
- Lệnh giới hạn: chờ đến khi thị trường chạm giá của bạn rồi khớp đúng giá đó, với phí maker thấp hơn.
- Chốt lời và cắt lỗ: theo giá đánh dấu và khớp ở giá đầu tiên vượt mức đặt. Nếu thị trường nhảy giá, giá khớp có thể xấu hơn mức bạn đặt.

Cắt lỗ không bảo đảm một mức giá. Chúng tôi không bao giờ dời mức bạn đã đặt.`,
  },
  fees: {
    title: 'Phí',
    summary: 'Giao dịch tốn bao nhiêu, và khi nào.',
    body: `- Mở và đóng: một tỷ lệ trên giá trị vị thế. Lệnh thị trường trả mức taker (ban đầu 0.05%), lệnh giới hạn đang chờ trả mức maker (ban đầu 0.02%).
- Thanh lý: thêm một khoản phí (ban đầu 0.1%), nhiều nhất là phần ký quỹ còn lại.
- Phí funding: có bài viết riêng.
- Đổi tiền: không có phí, nhưng báo giá bạn thấy đã gồm chênh lệch.

Bạn thấy phí bằng USDT trước mỗi lệnh. Trang của thị trường cho biết các mức hiện hành. Thay đổi không bao giờ ảnh hưởng đến lệnh đang chờ.

Phí tính theo giá trị, không theo ký quỹ: ở 50x, phí mở 0.05% bằng 2.5% số tiền bạn bỏ ra.`,
  },
  funding: {
    title: 'Phí funding',
    summary: 'Một khoản nhỏ mỗi tám giờ với coin.',
    body: `Vào 00:00, 08:00 và 16:00 UTC, vị thế đang mở trả hoặc nhận: giá trị theo giá đánh dấu × tỷ lệ funding. Khi tỷ lệ dương, bên long trả và bên short nhận; khi tỷ lệ âm thì ngược lại.

Tỷ lệ đến từ nguồn giá và được ghi cùng với giá. Nếu nguồn giá không có tỷ lệ, mức áp dụng là 0.01% với coin và bằng không ở mọi thị trường khác.

Không giữ gì vào thời điểm đó thì bạn không phải trả. Thị trường đang đóng cửa không có phí funding. Bạn xem được từng khoản, kèm biên nhận, trong lịch sử của mình.`,
  },
  'second-contracts': {
    title: 'Quyền chọn hoạt động thế nào',
    summary: 'Tăng hay giảm trong 30 đến 300 giây.',
    body: `Bạn chọn thị trường, tăng hay giảm, thời hạn và tiền vào lệnh. Sau đó bạn không thể đổi hay hủy.

- Giá mở: giá đầu tiên sau khi lệnh của bạn được chấp nhận.
- Giá đóng: giá cuối cùng vào lúc hoặc trước khi hết thời hạn.
- Cả hai đều lấy từ dữ liệu giá chúng tôi đã ghi, đúng từng chữ số. Không ai nhập tay được.
- Nếu giá biến động quá ít để có tỷ lệ công bằng, chúng tôi tạm không mở thời hạn đó cho đến khi giá biến động nhiều hơn.

Bạn mất tiền vào lệnh nếu giá đóng nằm ở phía bên kia. Bạn thắng nếu giá đóng nằm ở phía bạn chọn: bạn nhận lại tiền vào lệnh cùng khoản lợi tức đã thấy. Nếu hai giá bằng nhau, hoặc không có giá kịp thời, bạn nhận lại tiền vào lệnh.

Lợi tức thấp hơn 100%. Dù cứ một lần thua lại có một lần thắng, về lâu dài bạn vẫn lỗ.`,
  },
  'exchange-and-transfer': {
    title: 'Đổi tiền và chuyển quỹ',
    summary: 'Chuyển tiền giữa các loại tiền và các tài khoản.',
    body: `## Đổi tiền

Bạn nhận một báo giá có hiệu lực mười giây, đã gồm chênh lệch. Nếu thị trường đi ngược báo giá trước khi bạn chấp nhận, bạn nhận báo giá mới thay vì một bất ngờ. Kết quả có biên nhận.

## Chuyển quỹ

Tiền của bạn nằm ở hai tài khoản. Tài khoản số dư giữ các loại tiền của bạn. Tài khoản hợp đồng bảo đảm cho các giao dịch bằng USDT. Bạn có thể chuyển USDT giữa hai tài khoản ngay lập tức, miễn phí. Từ tài khoản hợp đồng, bạn có thể chuyển đi phần mà vị thế không cần đến.`,
  },
  receipts: {
    title: 'Biên nhận và cách kiểm tra',
    summary: 'Mọi kết quả đều tính lại được trên chính thiết bị của bạn.',
    body: `Mỗi lần mở, đóng, thanh lý, quyền chọn, đổi tiền và phí funding đều có biên nhận. Biên nhận gồm các mức giá kèm số thứ tự trong dữ liệu giá, cài đặt, công thức và mọi bút toán trong sổ cái.

## Cách kiểm tra

- Mở bản ghi và chạm vào biên nhận.
- Chính thiết bị của bạn tính lại kết quả và so với những gì chúng tôi đã ghi sổ, không hỏi máy chủ của chúng tôi.
- Sau đó thiết bị lần theo đường dẫn đến điểm kiểm tra công khai.

## Điểm kiểm tra

Mỗi phút, một con số tóm lại mọi bút toán và mọi giá, nối với con số trước đó. Đổi một giá cũ sẽ làm đổi mọi con số về sau. Biên nhận mới ghi "Đang chờ đóng dấu" cho đến điểm kiểm tra kế tiếp, khoảng một phút.`,
  },
  security: {
    title: 'Giữ tài khoản an toàn',
    summary: 'Mật khẩu, ứng dụng xác thực, và điều chúng tôi không bao giờ hỏi.',
    body: `- Chọn mật khẩu dài mà bạn không dùng ở nơi nào khác.
- Bật ứng dụng xác thực để chỉ có mật khẩu thì chưa đủ. Hãy lưu các mã khôi phục.
- Liên kết email hoặc điện thoại để luôn vào lại được tài khoản.
- Thỉnh thoảng xem lại các thiết bị và đăng xuất thiết bị lạ. Mật khẩu mới sẽ đăng xuất mọi thiết bị khác.

Chúng tôi không bao giờ hỏi mật khẩu hay mã của bạn, dù qua trò chuyện, điện thoại hay email. Ai hỏi thì người đó không phải chúng tôi. Bạn nhận được tin nhắn mỗi khi có đăng nhập mới.`,
  },
  'sandbox-and-live': {
    title: 'Sandbox hay chạy thật?',
    summary: 'Giá đến từ đâu, và tiền có thật không.',
    body: `Touchstone chạy ở dạng sandbox hoặc chạy thật ngay từ ngày đầu, và điều đó không bao giờ thay đổi.

- Sandbox: giá được mô phỏng hoặc phát lại. Mọi khoản tiền đều là tiền không thật, kể cả trong tài khoản thật. Việc nạp và rút tiền là giả lập.
- Chạy thật: giá đến từ sàn được ghi tên bên cạnh.

Bạn cũng có hai tài khoản: Thật và Demo. Tài khoản demo luôn chỉ có tiền demo, và có thanh màu xanh dương cho biết điều đó.`,
  },
  'demo-funds': {
    title: '100,000 USDT để luyện tập',
    summary: 'Ai cũng có một tài khoản demo bên cạnh tài khoản thật.',
    body: `Ai cũng có một tài khoản demo với 100,000 USDT tiền demo. Giá, luật, phí và biên nhận giống hệt tài khoản thật: cùng một chương trình, trên cùng mức giá.

Bạn có thể đặt lại bất cứ khi nào không có gì đang mở. Với tư cách khách, bạn vào chỉ với một chạm.

Điều hiệu quả với tiền demo có thể không hiệu quả với tiền của bạn. Thua lỗ thật cho cảm giác khác hẳn.`,
  },
  'second-contracts-explained': {
    title: 'Quyền chọn, giải thích dễ hiểu',
    summary: 'Bạn có thể thắng bao nhiêu, trung bình mất bao nhiêu, và tất toán thế nào.',
    body: `Quyền chọn là đặt cược xem giá sẽ ở đâu sau một khoảng thời gian ngắn. Nó nhanh và đơn giản, và là thứ rủi ro nhất chúng tôi cung cấp.

## Phép tính

Với lợi tức 75%, thua mất 100 còn thắng được 75. Để hòa vốn, bạn phải đúng 58 trên 100 lần. Biến động giá ngắn hạn gần như ngẫu nhiên, nên theo thời gian đa số mọi người thua lỗ.

## Chúng tôi làm gì để công bằng

Giá mở và giá đóng lấy từ dữ liệu giá đã ghi theo một quy tắc cố định. Biên nhận có cả giá trước và sau, nên bạn thấy được không ai chọn giá khác. Chúng tôi không có công tắc nào để chọn kết quả. Chúng tôi đếm các quyền chọn vô hiệu và công bố con số.`,
  },
  'receipts-prove-prices': {
    title: 'Biên nhận chứng minh mọi mức giá thế nào',
    summary: 'Đừng chỉ nghe chúng tôi nói: hãy tự kiểm tra.',
    body: `Ở hầu hết các nền tảng, bạn phải tin vào mức giá đã đóng vị thế của mình. Ở đây bạn kiểm tra được.

- Chúng tôi ghi mọi giá vào dữ liệu giá trước khi dùng để tất toán bất cứ điều gì. Mỗi giá có số thứ tự, thời gian và nguồn.
- Chúng tôi ghi mọi lệnh cùng các giá đã dùng và mọi bút toán của lệnh đó.
- Mỗi phút, một điểm kiểm tra công khai niêm phong cả hai.
- Biên nhận mang tất cả những điều này đến thiết bị của bạn để tính lại kết quả.

Nếu sau đó chúng tôi đổi, bỏ hoặc thêm một giá, các con số sẽ không khớp, và bất kỳ ai có biên nhận cũ đều chứng minh được điều đó.`,
  },
  'risk-warning': {
    title: 'Cảnh báo rủi ro',
    summary: 'Hãy đọc trước khi giao dịch bằng số tiền quan trọng với bạn.',
    body: `Với đòn bẩy, bạn có thể mất toàn bộ số tiền đã bỏ ra chỉ trong vài giây. Với quyền chọn, mỗi lần bạn có thể mất toàn bộ tiền vào lệnh. Đa số người giao dịch theo cách này thua lỗ.

- Chỉ giao dịch với số tiền bạn có thể chấp nhận mất.
- Đừng vay tiền để giao dịch.
- Cắt lỗ không phải là bảo đảm: giá có thể nhảy qua.
- Chúng tôi là bên đối ứng trong giao dịch của bạn. Bạn mất bao nhiêu, chúng tôi được bấy nhiêu, và ngược lại.
- Một số quốc gia không cho phép các sản phẩm này với khách hàng cá nhân. Hãy kiểm tra luật nơi bạn sống.

Nếu giao dịch không còn giống một lựa chọn nữa, hãy dừng lại và nói chuyện với người bạn tin tưởng.`,
  },
  'first-notice': {
    title: 'Trước giao dịch đầu tiên',
    summary: 'Ba điều ai cũng nên biết ở đây.',
    body: `- Xem bạn đang ở đâu: trong sandbox mọi thứ đều là tiền không thật, còn tài khoản demo thì luôn luôn như vậy.
- Chúng tôi không bao giờ hỏi mật khẩu hay mã của bạn.
- Mọi kết quả đều có biên nhận. Nếu thấy có gì sai, hãy kiểm tra biên nhận và gửi số của nó cho bộ phận hỗ trợ.`,
  },
  'user-agreement': {
    title: 'Thỏa thuận người dùng',
    summary: 'Những điều bạn và chúng tôi thỏa thuận khi bạn tạo tài khoản.',
    body: `## 1. Ai được sử dụng

Bạn là người trưởng thành, sử dụng tài khoản cho chính mình, và các sản phẩm này được phép ở nơi bạn sống. Mỗi người một tài khoản.

## 2. Chúng tôi cung cấp gì

Giao dịch hợp đồng và quyền chọn, đổi tiền, và bản ghi của tất cả những việc đó. Chúng tôi là bên đối ứng của bạn. Trong sandbox, mọi thứ đều là tiền không thật, không có giá trị gì.

## 3. Rủi ro

Bạn có thể mất toàn bộ số tiền đã bỏ ra. Bạn không thể mất nhiều hơn số tiền có trong các tài khoản của mình. Chúng tôi không tư vấn.

## 4. Giá và biên nhận

Kết quả được tính từ các mức giá đã ghi theo quy tắc đã công bố. Biên nhận là căn cứ. Nếu biên nhận cho thấy lỗi của chúng tôi, chúng tôi sửa công khai bằng một bút toán riêng; không có gì bị xóa.

## 5. Tài khoản của bạn

Bạn giữ bí mật mật khẩu và các mã. Những việc được thực hiện bằng chúng được xem là do bạn thực hiện, cho đến khi bạn báo cho chúng tôi. Bạn có thể kết thúc các phiên của mình bất cứ lúc nào.

## 6. Khi có sự cố

Nếu thiếu giá hoặc giá bị trễ, việc mở bị từ chối và quyền chọn không có giá là vô hiệu. Chúng tôi chịu trách nhiệm với bạn theo những gì quy tắc nêu, không theo những gì lẽ ra có thể đã xảy ra.

## 7. Dữ liệu

Chúng tôi lưu giữ những gì cần cho tài khoản của bạn và cho các bản ghi mà pháp luật và biên nhận yêu cầu, và không bán bất kỳ phần nào trong đó.

## 8. Thay đổi và chấm dứt

Chúng tôi thông báo thay đổi trước khi có hiệu lực. Bạn có thể đóng tài khoản khi trong đó không có gì đang mở. Nếu chúng tôi hoặc bạn vi phạm các quy tắc này, mỗi bên đều có thể chấm dứt thỏa thuận này.`,
  },
  ...vietnameseAgreements,
  'banner-demo': {
    title: 'Thử mọi thứ bằng tiền demo',
    summary: '100,000 USDT, cùng giá, cùng luật.',
    body: 'Tài khoản demo của bạn đã sẵn sàng. Một chạm, không cần đăng ký.',
  },
  'banner-receipts': {
    title: 'Tự kiểm tra mọi mức giá',
    summary: 'Mỗi kết quả có một biên nhận mà chính thiết bị của bạn tính lại.',
    body: 'Xem biên nhận chứng minh mọi mức giá thế nào.',
  },
}
