import type { ArticleTexts } from './article-text.ts'
import { malayAgreements } from './product-agreements/mlxy.ts'

export const malayArticles: ArticleTexts = {
  'what-is-margin': {
    title: 'Apakah itu margin?',
    summary: 'Bahagian posisi yang anda sediakan sendiri.',
    body: `Dengan leveraj, anda berdagang posisi yang lebih besar daripada wang anda sendiri. Bahagian yang anda sediakan ialah margin.

## Cara kami mengiranya

Margin permulaan = nilai posisi ÷ leveraj. Posisi 1,000 USDT pada 10x memerlukan 100 USDT. Untung rugi anda sentiasa mengikut keseluruhan 1,000 USDT: pergerakan 1% ialah 10 USDT, sepersepuluh margin anda.

## Margin penyelenggaraan

Selagi posisi terbuka, margin anda mesti menampung sebahagian nilainya. Kadar itu meningkat dengan saiz posisi, dan anda boleh melihatnya pada halaman pasaran. Apabila baki margin anda turun ke paras itu, kami membubarkan posisi.

Leveraj yang lebih tinggi tidak mengubah hasil sesuatu pergerakan. Ia mengubah betapa kecilnya pergerakan yang boleh menghabiskan margin anda.`,
  },
  'isolated-and-cross': {
    title: 'Margin terasing dan silang',
    summary: 'Dua cara menyokong posisi, dan berapa yang boleh anda rugi.',
    body: `- Terasing: posisi mempunyai marginnya sendiri. Jika tidak menjadi, anda rugi paling banyak margin itu. Anda boleh menambahnya atau mengeluarkan apa yang tidak diperlukan.
- Silang: wang bebas dalam akaun kontrak menyokong semua posisi silang anda bersama-sama. Untung satu posisi menampung rugi posisi lain. Dalam keadaan terburuk, anda hilang semua wang dalam akaun itu.

Terasing sesuai untuk satu idea dengan had. Silang sesuai untuk posisi yang saling mengimbangi.

Anda memilih mod semasa membuka. Dalam pasaran yang sama, anda boleh memegang posisi beli dan jual, atau posisi terasing dan silang.`,
  },
  'liquidation-price': {
    title: 'Harga pembubaran',
    summary: 'Bila kami menutup posisi untuk anda, dan pada harga apa.',
    body: `## Terasing

Kami membubarkan posisi apabila margin campur untung turun ke margin penyelenggaraan. Anda melihat harga itu sebelum membuka dan semasa memegang posisi. Menambah margin menjauhkannya.

## Silang

Kami melihat semua posisi silang bersama-sama dan membubarkannya apabila ekuiti turun ke jumlah margin penyelenggaraannya. Kami membatalkan pesanan terbuka dahulu, kemudian menutup posisi dengan rugi terbesar, dan seterusnya sehingga anda selamat semula.

## Adil untuk kedua-dua pihak

Harga tanda yang menentukan: pertengahan antara bida dengan tawaran. Kami menutup pada bida atau tawaran tik yang mencetuskannya, dan resit menunjukkannya. Anda tidak boleh berhutang dengan kami lebih daripada yang anda sediakan: akaun insurans membayar selebihnya. Kami memberi amaran pada 80% dan 90%.`,
  },
  'orders-and-stops': {
    title: 'Pesanan, ambil untung dan henti rugi',
    summary: 'Pasaran, had, dan apa yang menutup posisi untuk anda.',
    body: `- Pesanan pasaran: dipenuhi serta-merta, pada tawaran apabila anda membeli dan pada bida apabila anda menjual. Dalam pasaran langsung, ia dipenuhi pada harga pertama selepas pesanan anda, jadi tiada sesiapa berdagang pada harga yang sudah diketahui.
- Pesanan had: menunggu sehingga pasaran mencapai harga anda dan dipenuhi tepat pada harga itu, dengan yuran maker yang lebih rendah.
- Ambil untung dan henti rugi: mengikut harga tanda dan dipenuhi pada harga pertama yang melepasinya. Jika pasaran melompat, harga itu mungkin lebih buruk daripada yang anda tetapkan.

Henti rugi tidak menjamin harga. Kami tidak pernah mengubah harga yang anda tetapkan.`,
  },
  fees: {
    title: 'Yuran',
    summary: 'Kos berdagang, dan bila ia dikenakan.',
    body: `- Membuka dan menutup: sebahagian daripada nilai posisi. Pesanan pasaran membayar kadar taker (0.05% pada mulanya), pesanan had yang menunggu membayar kadar maker (0.02% pada mulanya).
- Pembubaran: yuran tambahan (0.1% pada mulanya), paling banyak baki margin.
- Pembiayaan: ada artikelnya sendiri.
- Tukaran: tiada yuran, tetapi ada spread dalam sebut harga yang anda lihat.

Anda melihat yuran dalam USDT sebelum setiap pesanan. Halaman pasaran menunjukkan kadar semasa. Perubahan tidak sekali-kali menjejaskan pesanan yang sudah menunggu.

Yuran bergantung pada nilai, bukan margin anda: pada 50x, yuran pembukaan 0.05% ialah 2.5% daripada yang anda sediakan.`,
  },
  funding: {
    title: 'Pembiayaan',
    summary: 'Bayaran kecil setiap lapan jam untuk syiling kripto.',
    body: `Pada 00:00, 08:00 dan 16:00 UTC, posisi terbuka membayar atau menerima: nilai pada harga tanda × kadar pembiayaan. Apabila kadar positif, posisi beli membayar dan posisi jual menerima; apabila negatif, sebaliknya.

Kadar datang daripada suapan harga dan direkodkan bersamanya. Jika suapan tiada kadar, kadarnya 0.01% untuk syiling kripto dan sifar untuk semua pasaran lain.

Jika anda tidak memegang apa-apa pada saat itu, anda tidak membayar apa-apa. Pasaran yang tutup tiada pembiayaan. Setiap bayaran, dengan resitnya, ada dalam rekod anda.`,
  },
  'second-contracts': {
    title: 'Cara opsyen berfungsi',
    summary: 'Naik atau turun dalam 30 hingga 300 saat.',
    body: `Anda memilih pasaran, naik atau turun, tempoh dan taruhan. Selepas itu anda tidak boleh mengubah atau membatalkannya.

- Harga pembukaan: harga pertama selepas pesanan anda diterima.
- Harga penutupan: harga terakhir pada atau sebelum tempoh tamat.
- Kedua-duanya diambil daripada rekod harga kami, digit demi digit. Tiada sesiapa boleh menaipnya sendiri.
- Jika harga bergerak terlalu sedikit untuk peluang yang adil, kami tidak menawarkan tempoh itu sehingga ia lebih bergerak.

Anda hilang taruhan jika harga penutupan berada di pihak lain. Anda menang jika ia di pihak anda: taruhan dikembalikan bersama bayaran yang anda lihat. Jika kedua-dua harga sama, atau jika tiada harga tepat pada masanya, taruhan anda dikembalikan.

Bayaran kurang daripada 100%. Walaupun menang sekali bagi setiap kali kalah, anda rugi dalam jangka panjang.`,
  },
  'exchange-and-transfer': {
    title: 'Tukaran dan pindahan',
    summary: 'Memindahkan wang antara mata wang dan akaun.',
    body: `## Tukaran

Anda mendapat sebut harga yang sah selama sepuluh saat, sudah termasuk spread. Jika pasaran bergerak menentang sebut harga sebelum anda menerimanya, anda mendapat yang baharu, bukan kejutan. Hasilnya ada resit.

## Pindahan

Wang anda berada dalam dua akaun. Akaun baki memegang mata wang anda. Akaun kontrak menyokong dagangan anda dalam USDT. Anda boleh memindahkan USDT antara keduanya serta-merta dan percuma. Daripada akaun kontrak, anda boleh mengeluarkan apa sahaja yang tidak diperlukan oleh posisi anda.`,
  },
  receipts: {
    title: 'Resit, dan cara menyemaknya',
    summary: 'Setiap hasil boleh dikira semula pada peranti anda sendiri.',
    body: `Setiap pembukaan, penutupan, pembubaran, opsyen, tukaran dan bayaran pembiayaan ada resit. Ia mengandungi harga dengan nombornya dalam rekod harga, tetapan, formula dan setiap catatan dalam lejar.

## Cara menyemak

- Buka rekod dan ketik resit.
- Peranti anda sendiri mengira semula hasil dan membandingkannya dengan yang kami catat, tanpa bertanya kepada pelayan kami.
- Kemudian ia mengikuti laluan ke titik semak awam.

## Titik semak

Setiap minit, satu nombor merangkum setiap catatan dan setiap harga, dan dirantaikan kepada nombor sebelumnya. Mengubah harga lama akan mengubah setiap nombor selepasnya. Resit baharu menyatakan "Menunggu meterai" sehingga titik semak seterusnya, kira-kira seminit.`,
  },
  security: {
    title: 'Pastikan akaun anda selamat',
    summary: 'Kata laluan, pengesah, dan apa yang tidak pernah kami minta.',
    body: `- Pilih kata laluan panjang yang tidak anda gunakan di tempat lain.
- Hidupkan aplikasi pengesah, supaya kata laluan sahaja tidak mencukupi. Simpan kod pemulihan.
- Pautkan e-mel atau telefon, supaya anda sentiasa boleh masuk semula.
- Semak peranti anda dari semasa ke semasa, dan log keluar peranti yang tidak dikenali. Kata laluan baharu melog keluar semua yang lain.

Kami tidak pernah meminta kata laluan atau kod anda, sama ada melalui sembang, telefon atau e-mel. Sesiapa yang meminta bukan kami. Anda menerima mesej tentang setiap log masuk baharu.`,
  },
  'sandbox-and-live': {
    title: 'Sandbox atau langsung?',
    summary: 'Dari mana harga datang, dan sama ada wang itu wang sebenar.',
    body: `Touchstone berjalan sama ada sebagai sandbox atau secara langsung sejak hari pertamanya, dan itu tidak pernah berubah.

- Sandbox: harga disimulasikan atau dimainkan semula. Semua wang ialah wang olok-olok, termasuk dalam akaun sebenar. Deposit dan pengeluaran hanya rekaan.
- Langsung: harga datang daripada bursa yang dinamakan di sebelahnya.

Anda juga ada dua akaun: Sebenar dan Demo. Akaun demo sentiasa memegang wang olok-olok, dan bar biru menyatakannya.`,
  },
  'demo-funds': {
    title: '100,000 USDT untuk berlatih',
    summary: 'Semua orang mendapat akaun demo di samping akaun sebenar.',
    body: `Semua orang mendapat akaun demo dengan 100,000 USDT wang olok-olok. Harga, peraturan, yuran dan resit sama seperti dalam akaun sebenar: program yang sama pada harga yang sama.

Anda boleh menetapkannya semula apabila tiada apa yang terbuka. Sebagai tetamu, satu ketikan sahaja untuk masuk.

Apa yang menjadi dengan wang olok-olok mungkin tidak menjadi dengan wang anda sendiri. Kerugian sebenar terasa berbeza.`,
  },
  'second-contracts-explained': {
    title: 'Opsyen, dijelaskan dengan mudah',
    summary: 'Apa yang boleh dimenangi, purata yang hilang, dan cara ia diselesaikan.',
    body: `Opsyen ialah pertaruhan tentang di mana harga akan berada sebentar lagi. Ia pantas dan mudah, dan ia perkara paling berisiko yang kami tawarkan.

## Kira-kira

Pada bayaran 75%, kalah merugikan 100 dan menang memberi 75. Untuk pulang modal, anda perlu betul 58 kali daripada 100. Pergerakan harga yang singkat hampir rawak, jadi kebanyakan orang rugi lama-kelamaan.

## Apa yang kami lakukan untuk keadilan

Harga pembukaan dan penutupan diambil daripada rekod harga mengikut peraturan tetap. Resit memaparkan harga sebelum dan selepasnya, supaya anda nampak tiada sesiapa memilih harga lain. Tiada suis di pihak kami yang boleh memilih hasil. Kami mengira opsyen tidak sah dan menerbitkan jumlahnya.`,
  },
  'receipts-prove-prices': {
    title: 'Cara resit membuktikan setiap harga',
    summary: 'Jangan percaya kata-kata kami bulat-bulat: semak sendiri.',
    body: `Di kebanyakan platform, anda terpaksa mempercayai harga yang menutup posisi anda. Di sini anda boleh menyemaknya.

- Kami menulis setiap harga dalam rekod harga sebelum ia boleh menyelesaikan apa-apa. Ia ada nombor, masa dan sumber.
- Kami merekodkan setiap arahan dengan harga yang digunakannya dan semua yang dicatatnya.
- Setiap minit, titik semak awam memeterai kedua-duanya.
- Resit membawa semua ini ke peranti anda, yang mengira semula hasil.

Jika kami mengubah, membuang atau menambah harga selepas itu, nombor tidak akan sepadan, dan sesiapa yang ada resit lama boleh membuktikannya.`,
  },
  'risk-warning': {
    title: 'Amaran risiko',
    summary: 'Baca ini sebelum anda berdagang dengan wang yang penting bagi anda.',
    body: `Dengan leveraj, anda boleh hilang semua yang anda sediakan dalam beberapa saat. Dengan opsyen, anda boleh hilang seluruh taruhan setiap kali. Kebanyakan orang yang berdagang begini rugi.

- Berdagang hanya dengan wang yang anda sanggup hilang.
- Jangan meminjam untuk berdagang.
- Henti rugi bukan jaminan: harga boleh melompat melepasinya.
- Kami pihak lawan dagangan anda. Apa yang anda rugi, kami untung, dan sebaliknya.
- Sesetengah negara tidak membenarkan produk ini untuk pelanggan persendirian. Semak undang-undang di tempat anda tinggal.

Jika berdagang tidak lagi terasa seperti pilihan, berhenti, dan berbual dengan orang yang anda percayai.`,
  },
  'first-notice': {
    title: 'Sebelum dagangan pertama anda',
    summary: 'Tiga perkara yang semua orang patut tahu di sini.',
    body: `- Semak di mana anda berada: dalam sandbox semuanya wang olok-olok, dan akaun demo anda sentiasa begitu.
- Kami tidak sekali-kali akan meminta kata laluan atau kod anda.
- Setiap hasil ada resit. Jika ada yang nampak salah, semak, dan hantar nombornya kepada sokongan.`,
  },
  'user-agreement': {
    title: 'Perjanjian pengguna',
    summary: 'Apa yang anda dan kami persetujui apabila anda mencipta akaun.',
    body: `## 1. Siapa boleh menggunakannya

Anda seorang dewasa, anda menggunakan akaun untuk diri sendiri, dan produk ini dibenarkan di tempat anda tinggal. Seorang, satu akaun.

## 2. Apa yang kami tawarkan

Dagangan kontrak dan opsyen, tukaran mata wang, dan rekod semuanya. Platform ialah pihak lawan anda. Dalam sandbox, semuanya wang olok-olok tanpa sebarang nilai.

## 3. Risiko

Anda boleh kehilangan semua yang anda sediakan. Anda tidak boleh kehilangan lebih daripada apa yang ada dalam akaun anda. Kami tidak memberi nasihat.

## 4. Harga dan resit

Hasil dikira daripada harga yang direkodkan mengikut peraturan yang diterbitkan. Resit yang menentukan. Jika ia menunjukkan kesilapan kami, kami membetulkannya secara terbuka dengan catatan tersendiri; tiada apa yang dipadam.

## 5. Akaun anda

Anda merahsiakan kata laluan dan kod. Apa yang dilakukan dengannya dianggap dilakukan oleh anda sehingga anda memberitahu kami. Anda boleh menamatkan sesi anda pada bila-bila masa.

## 6. Apabila sesuatu gagal

Jika harga tiada atau tertangguh, pembukaan ditolak dan opsyen tanpa harga adalah tidak sah. Kami berhutang kepada anda apa yang dinyatakan dalam peraturan, bukan apa yang mungkin berlaku.

## 7. Data

Kami menyimpan apa yang kami perlukan untuk akaun anda dan untuk rekod yang dikehendaki oleh undang-undang dan resit, dan kami tidak menjual apa-apa daripadanya.

## 8. Perubahan dan penamatan

Kami mengumumkan perubahan sebelum ia berkuat kuasa. Anda boleh menutup akaun apabila tiada apa yang terbuka di dalamnya. Jika kami melanggar peraturan ini, atau anda melanggarnya, mana-mana satu pihak boleh menamatkan perjanjian ini.`,
  },
  ...malayAgreements,
  'banner-demo': {
    title: 'Cuba semuanya dengan wang olok-olok',
    summary: '100,000 USDT, harga yang sama, peraturan yang sama.',
    body: 'Akaun demo anda sudah sedia. Satu ketikan, tanpa pendaftaran.',
  },
  'banner-receipts': {
    title: 'Semak setiap harga sendiri',
    summary: 'Setiap hasil ada resit yang dikira semula oleh peranti anda sendiri.',
    body: 'Lihat cara resit membuktikan setiap harga.',
  },
}
