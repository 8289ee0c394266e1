import { productAgreements } from './product-agreement.ts'

export const vietnameseAgreements = productAgreements(
  {
    headings: {
      buy: 'Bạn mua gì',
      pays: 'Ai trả tiền',
      lose: 'Bạn có thể mất gì',
      ends: 'Kết thúc thế nào',
      fees: 'Phí',
      change: 'Chúng tôi có thể thay đổi gì',
      check: 'Cách kiểm tra',
    },
    change:
      'Không thay đổi gì ở lệnh bạn đã đặt. Điều khoản và thỏa thuận mới chỉ áp dụng cho các lệnh sau đó. Chúng tôi có thể ngừng bán bất cứ lúc nào.',
    named: 'Biên nhận của lệnh ghi SHA-256 của văn bản này.',
  },
  {
    'strategy-agreement': {
      title: 'Thỏa thuận chiến lược',
      summary: 'Những gì bạn và chúng tôi thỏa thuận khi bạn đầu tư vào chiến lược.',
      buy: 'Một quyền đòi nợ đối với chúng tôi. Trang sản phẩm cho biết điều gì quyết định lãi suất mỗi ngày UTC của bạn. Theo quy tắc: một quy tắc đã công bố giao dịch trên giấy với giá đã ghi lại, và kết quả là lãi suất của bạn, trong khoảng thấp nhất và cao nhất trên trang. Lãi suất cố định: không quy tắc hay giá nào quyết định, và mỗi ngày có lãi suất trên trang. Lệnh của bạn không đi ra thị trường nào.',
      pays: 'Chúng tôi, từ quỹ được nạp đủ trước khi bán và bảo đảm số tiền cao nhất chúng tôi có thể nợ. Khoản bạn lỗ theo quy tắc vào quỹ đó.',
      lose: 'Theo quy tắc: toàn bộ. Có ngày lỗ, khoản lỗ làm giảm số tiền của bạn, và các ngày sau tính trên phần còn lại. Lãi suất cố định: không ngày nào lỗ, nhưng rút sớm mất phí. Trong cả hai trường hợp, bạn mất phần còn thiếu nếu chúng tôi không thể trả. Bạn không thể mất nhiều hơn số đã bỏ vào.',
      ends: 'Bắt đầu lúc 00:00 UTC kế tiếp và kéo dài số ngày đã ghi. Trước đó bạn có thể hủy miễn phí. Sau ngày trọn vẹn đầu tiên bạn có thể rút sớm, và ngày đã bắt đầu vẫn được tính. Chúng tôi có thể đóng băng sản phẩm theo quy tắc, không bao giờ sản phẩm lãi suất cố định: các ngày đóng băng không có lãi hay lỗ, kỳ hạn kết thúc muộn hơn bấy nhiêu, và rút trong những ngày đó không mất phí. Hết ngày cuối, phần còn lại được trả về.',
      fees: 'Mua và giữ không mất phí. Rút sớm tốn tỷ lệ mà bạn thấy trước khi xác nhận. Chi phí giao dịch của quy tắc đã nằm trong kết quả.',
      check:
        'Mỗi ngày có biên nhận. Theo quy tắc, biên nhận ghi quy tắc và giá, và thiết bị của bạn chạy lại quy tắc. Với lãi suất cố định, biên nhận ghi lãi suất, và thiết bị của bạn tính lại ngày đó.',
    },
    'machine-agreement': {
      title: 'Thỏa thuận máy đào',
      summary: 'Những gì bạn và chúng tôi thỏa thuận khi bạn thuê đặt máy.',
      buy: 'Sản lượng mà một máy đào sẽ mang lại trong một số ngày, tính từ số liệu của máy và của mạng. Chúng tôi thanh toán: bạn không sở hữu thiết bị nào, và không có máy thật đứng sau.',
      pays: 'Chúng tôi, bằng đồng coin đó, từ quỹ bảo đảm số cao nhất chúng tôi có thể nợ trước khi bán. Mỗi ngày trả không quá giới hạn trên trang sản phẩm.',
      lose: 'Toàn bộ giá mua. Giá được dùng hết đều qua các ngày, và cuối kỳ không hoàn lại gì. Bạn nhận ít hơn khi mạng lớn lên, và đồng coin có thể mất giá.',
      ends: 'Bắt đầu lúc 00:00 UTC kế tiếp và kéo dài số ngày đã ghi. Trước đó bạn có thể hủy miễn phí; sau đó không thể rút sớm. Nếu mười ngày liền không có thu nhập, máy dừng và phần giá chưa dùng được trả lại.',
      fees: 'Phí đặt máy và tiền điện được trừ vào sản lượng mỗi ngày. Ngày có chi phí cao hơn thì không trả gì, và bạn không nợ gì.',
      check: 'Mỗi ngày có biên nhận với số liệu mạng, giá và công thức. Thiết bị của bạn tính lại.',
    },
    'bond-agreement': {
      title: 'Thỏa thuận trái phiếu',
      summary: 'Những gì bạn và chúng tôi thỏa thuận khi bạn cho vay qua trái phiếu.',
      buy: 'Các đơn vị của khoản vay cho tổ chức phát hành trên trang trái phiếu, với lãi suất và số ngày ghi ở đó.',
      pays: 'Chỉ tổ chức phát hành. Chúng tôi chuyển lại những gì họ trả, chia đều cho mỗi đơn vị. Chúng tôi không bảo đảm và không thêm gì.',
      lose: 'Toàn bộ. Nếu tổ chức phát hành trả trễ, bạn nhận trễ. Nếu họ không trả, bạn mất phần thiếu. Bạn không thể mất nhiều hơn số đã cho vay.',
      ends: 'Trước khi chốt bạn có thể lấy lại tiền. Nếu đến lúc đó số cho vay quá ít, tất cả được trả lại. Sau đó không thể rút sớm: kết thúc khi tổ chức phát hành đã trả hết.',
      fees: 'Chúng tôi không thu phí của bạn.',
      check: 'Mỗi lần trả có biên nhận cho thấy đã chia thế nào. Thiết bị của bạn tính lại.',
    },
    'token-sale-agreement': {
      title: 'Thỏa thuận bán token',
      summary: 'Những gì bạn và chúng tôi thỏa thuận khi bạn đăng ký mua token mới.',
      buy: 'Token trước khi có ai giao dịch. Tùy đợt bán, mọi người nhận cùng một tỷ lệ của số đã đăng ký, đến một giới hạn, hoặc các lô được rút thăm.',
      pays: 'Bạn trả cho phần bạn nhận. Tổ chức phát hành trên trang đã giao token trước khi mở bán, và nhận số tiền huy động sau khi niêm yết.',
      lose: 'Toàn bộ số bạn trả. Không ai buộc phải mua token, và chúng tôi không mua lại. Khi chưa có giá, chúng tôi định giá là 0.',
      ends: 'Trước khi chốt bạn có thể sửa hoặc rút đăng ký miễn phí. Nếu rút thăm, bạn trả phần còn lại trong 24 giờ sau khi được báo; nếu không, bạn mất lô và tiền cọc được trả lại. Token được giữ đến khi niêm yết.',
      fees: 'Chúng tôi không thu phí của bạn.',
      check:
        'Biên nhận cho thấy danh sách mọi đăng ký và các lô được chia thế nào, hoặc được rút thăm bằng số ngẫu nhiên công khai. Thiết bị của bạn tính lại.',
    },
  },
)
