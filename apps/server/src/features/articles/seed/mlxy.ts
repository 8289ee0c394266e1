import type { ArticleTexts } from './article-text.ts'

export const malayArticles: ArticleTexts = {
  'what-is-margin': {
    title: 'Apakah itu margin?',
    summary: 'Bahagian kedudukan yang anda sediakan sendiri.',
    body: `Dengan leveraj anda menggerakkan kedudukan yang lebih besar daripada wang anda. Bahagian yang anda sediakan ialah margin.

## Cara pengiraan

Margin permulaan = nilai kedudukan ÷ leveraj. Kedudukan 1,000 USDT pada 10x memerlukan 100 USDT. Untung dan rugi sentiasa mengikut keseluruhan 1,000 USDT: pergerakan 1 % ialah 10 USDT, sepersepuluh margin anda.

## Margin penyelenggaraan

Selagi kedudukan terbuka, sebahagian nilainya mesti kekal dilindungi. Kadarnya meningkat dengan saiz kedudukan dan ditunjukkan pada halaman setiap pasaran. Apabila baki margin anda turun ke paras itu, kedudukan dicairkan.

Leveraj yang lebih tinggi tidak mengubah hasil sesuatu pergerakan. Ia mengubah betapa kecil pergerakan yang mencukupi untuk kehilangan margin.`,
  },
  'isolated-and-cross': {
    title: 'Margin terasing dan silang',
    summary: 'Dua cara menyokong kedudukan, dan risiko setiap satunya.',
    body: `- Terasing: kedudukan mempunyai marginnya sendiri. Jika tersilap, anda rugi paling banyak margin itu. Anda boleh menambahnya atau mengeluarkan yang tidak diperlukan.
- Silang: semua kedudukan silang anda disokong bersama oleh wang bebas akaun kontrak. Untung satu kedudukan menampung rugi yang lain, dan dalam keadaan terburuk seluruh akaun itu hilang.

Terasing sesuai untuk satu idea dengan had. Silang sesuai untuk kedudukan yang saling mengimbangi.

Mod dipilih semasa membuka. Beli dan jual, terasing dan silang boleh wujud serentak dalam pasaran yang sama.`,
  },
  'liquidation-price': {
    title: 'Harga pencairan',
    summary: 'Bila kedudukan ditutup oleh pihak kami, dan pada harga apa.',
    body: `## Terasing

Kedudukan dicairkan apabila margin campur untung turun ke margin penyelenggaraan. Harga itu ditunjukkan sebelum anda membuka dan semasa anda memegang. Menambah margin menjauhkannya.

## Silang

Semua kedudukan silang dilihat bersama: ia dicairkan apabila ekuiti turun ke jumlah margin penyelenggaraan. Pesanan terbuka dibatalkan dahulu, kemudian kedudukan dengan rugi terbesar ditutup, dan seterusnya sehingga anda selamat.

## Adil untuk kedua-dua pihak

Yang dikira ialah harga tanda, pertengahan harga bida dan tawaran. Kedudukan ditutup pada bida atau tawaran tik yang mencetuskannya, dan resit menunjukkannya. Anda tidak boleh berhutang lebih daripada yang anda sediakan: kekurangan dibayar oleh akaun insurans. Anda diberi amaran pada 80 % dan 90 %.`,
  },
  'orders-and-stops': {
    title: 'Pesanan, ambil untung dan henti rugi',
    summary: 'Pasaran, had, dan apa yang menutup kedudukan untuk anda.',
    body: `- Pesanan pasaran: dilaksanakan serta-merta, pada tawaran apabila membeli dan pada bida apabila menjual. Dalam pasaran langsung ia dilaksanakan pada harga pertama selepas pesanan anda, jadi tiada sesiapa berdagang pada harga yang sudah diketahui.
- Pesanan had: menunggu pasaran sampai ke harga anda dan dilaksanakan tepat pada harga itu, dengan yuran pembuat yang lebih rendah.
- Ambil untung dan henti rugi: melihat harga tanda dan dilaksanakan pada tik yang melintasinya. Apabila harga melompat, ia mungkin lebih buruk daripada yang anda taip.

Henti rugi bukan jaminan harga. Apa yang anda taip kekal sehingga anda mengubahnya.`,
  },
  fees: {
    title: 'Yuran',
    summary: 'Kos berdagang, dan bila.',
    body: `- Membuka dan menutup: sebahagian nilai kedudukan. Pesanan pasaran membayar kadar pengambil (0.05 % pada mulanya), pesanan had yang menunggu membayar kadar pembuat (0.02 % pada mulanya).
- Pencairan: yuran tambahan (0.1 % pada mulanya), paling banyak baki margin.
- Pembiayaan: lihat artikelnya.
- Pertukaran: tiada yuran, tetapi ada spread dalam sebut harga yang anda lihat.

Sebelum setiap pesanan anda melihat yuran dalam USDT. Kadar semasa ada pada halaman pasaran. Perubahan tidak menyentuh pesanan yang sudah menunggu.

Yuran dikira daripada nilai, bukan margin: pada 50x, yuran 0.05 % ialah 2.5 % daripada yang anda sediakan.`,
  },
  funding: {
    title: 'Pembiayaan',
    summary: 'Bayaran kecil setiap lapan jam untuk syiling.',
    body: `Pada 00:00, 08:00 dan 16:00 UTC kedudukan terbuka membayar atau menerima: nilai pada harga tanda × kadar pembiayaan. Apabila kadar positif, beli membayar dan jual menerima; apabila negatif, sebaliknya.

Kadar datang daripada suapan harga dan direkodkan bersamanya. Jika suapan tiada kadar, ia 0.01 % untuk syiling dan sifar untuk pasaran lain.

Sesiapa yang tiada kedudukan pada saat itu tidak membayar. Pasaran yang tutup tidak membayar. Setiap bayaran ada dalam rekod anda dan mempunyai resit.`,
  },
  'second-contracts': {
    title: 'Cara kontrak saat berfungsi',
    summary: 'Naik atau turun dalam 30 hingga 300 saat.',
    body: `Anda memilih pasaran, naik atau turun, tempoh dan taruhan. Selepas itu tiada apa boleh diubah atau dibatalkan.

- Harga buka: harga pertama selepas pesanan anda diterima.
- Harga tutup: harga terakhir pada atau sebelum tempoh tamat.
- Kedua-duanya daripada pita rakaman kami, dengan semua digitnya; tiada sesiapa boleh menaipnya.
- Jika harga bergerak terlalu sedikit untuk peluang yang adil, tempoh itu tidak ditawarkan sehingga ia lebih bergerak.

Anda menang jika harga tutup berada di pihak anda: taruhan dikembalikan bersama bayaran yang ditunjukkan. Anda kehilangan taruhan jika di pihak lain. Jika kedua-duanya sama, taruhan dikembalikan. Jika tiada harga tepat pada masanya, kontrak batal dan taruhan dikembalikan.

Bayaran kurang daripada 100 %. Walaupun menang separuh, anda rugi dalam jangka panjang.`,
  },
  'exchange-and-transfer': {
    title: 'Pertukaran dan pindahan',
    summary: 'Memindahkan wang antara mata wang dan akaun.',
    body: `## Pertukaran

Anda mendapat sebut harga yang sah selama sepuluh saat, termasuk spread. Jika pasaran bergerak menentang sebut harga sebelum anda menerima, anda mendapat yang baharu dan bukan kejutan. Hasilnya mempunyai resit.

## Pindahan

Wang anda berada dalam dua akaun. Akaun baki memegang mata wang anda. Akaun kontrak menyokong dagangan dalam USDT. Anda memindahkan USDT antara keduanya serta-merta tanpa yuran; dari akaun kontrak anda boleh mengeluarkan apa yang tidak diperlukan oleh kedudukan anda.`,
  },
  receipts: {
    title: 'Resit, dan cara menyemaknya',
    summary: 'Setiap keputusan boleh dikira semula pada peranti anda sendiri.',
    body: `Setiap pembukaan, penutupan, pencairan, kontrak saat, pertukaran dan pembiayaan mempunyai resit. Ia mengandungi harga yang digunakan dengan nombornya pada pita, tetapan, formula dan setiap catatan dalam lejar.

## Cara menyemak

- Buka rekod dan ketik resit.
- Peranti anda sendiri mengira semula keputusan dan membandingkannya dengan yang dicatat. Pelayan kami tidak ditanya.
- Kemudian ia mengikuti laluan ke titik semak awam.

## Titik semak

Setiap minit semua catatan dan semua harga diringkaskan dalam satu nombor yang dirantaikan kepada yang sebelumnya. Mengubah harga lama akan mengubah setiap nombor selepasnya. Resit baharu menyatakan "menunggu" sehingga titik semak seterusnya, kira-kira seminit.`,
  },
  security: {
    title: 'Pastikan akaun anda selamat',
    summary: 'Kata laluan, pengesah, dan apa yang tidak pernah kami minta.',
    body: `- Pilih kata laluan panjang yang tidak digunakan di tempat lain.
- Pautkan aplikasi pengesah: kata laluan sahaja tidak lagi mencukupi. Simpan kuncinya di atas kertas.
- Pautkan e-mel atau telefon supaya anda boleh mendapatkan semula akaun.
- Lihat sesi anda dari semasa ke semasa dan tamatkan yang tidak dikenali. Kata laluan baharu menamatkan semua yang lain.

Kami tidak pernah meminta kata laluan atau kod anda, sama ada melalui sembang, telefon atau e-mel. Sesiapa yang meminta bukan kami. Anda diberitahu tentang setiap log masuk baharu.`,
  },
  'sandbox-and-live': {
    title: 'Kotak pasir atau langsung?',
    summary: 'Dari mana harga datang, dan sama ada wang itu benar.',
    body: `Sesebuah platform ialah kotak pasir atau langsung sejak hari pertama dan tidak berubah. Setiap skrin menyatakannya.

- Kotak pasir: harga disimulasikan atau dimainkan semula daripada rakaman. Semua wang ialah wang main, dalam akaun benar juga. Deposit dan pengeluaran adalah rekaan.
- Langsung: harga datang daripada bursa yang dinamakan di sebelahnya.

Selain itu anda mempunyai dua set akaun: benar dan demo. Akaun demo sentiasa memegang wang main dan mempunyai lencana yang jelas.`,
  },
  'demo-funds': {
    title: '100,000 USDT untuk berlatih',
    summary: 'Setiap akaun mempunyai akaun demo di sebelah akaun benar.',
    body: `Setiap pengguna mempunyai akaun demo dengan 100,000 USDT wang main. Harga, peraturan, yuran dan resit sama seperti akaun benar: program yang sama pada harga yang sama.

Anda boleh menetapkannya semula apabila tiada apa yang terbuka; semuanya bermula semula. Sebagai tetamu anda sampai ke sana dengan satu ketikan.

Apa yang berjaya dengan wang main mungkin tidak berjaya dengan wang anda sendiri: tiada sesiapa setenang itu dengan kedua-duanya.`,
  },
  'second-contracts-explained': {
    title: 'Kontrak saat, dijelaskan dengan mudah',
    summary: 'Apa yang boleh dimenangi, apa yang hilang secara purata, dan cara penyelesaian.',
    body: `Kontrak saat ialah pertaruhan tentang kedudukan harga sebentar lagi. Ia cepat dan mudah, dan ia perkara paling berisiko yang kami tawarkan.

## Kira-kira

Pada bayaran 75 %, menang memberi 75 dan kalah merugikan 100. Untuk pulang modal anda mesti betul lebih 57 daripada 100 kali. Pergerakan harga yang singkat hampir rawak, jadi kebanyakan orang rugi lama-kelamaan.

## Apa yang kami lakukan untuk keadilan

Harga buka dan tutup datang daripada pita rakaman mengikut peraturan tetap, dan resit membawa harga sebelum dan selepas supaya anda nampak tiada harga lain dipilih. Tiada suis yang boleh memilih keputusan. Kontrak yang batal dikira dan diterbitkan.`,
  },
  'receipts-prove-prices': {
    title: 'Cara resit membuktikan setiap harga',
    summary: 'Anda tidak perlu percaya kami: semak sendiri.',
    body: `Pada kebanyakan platform anda terpaksa percaya harga yang menutup kedudukan anda. Di sini anda boleh menyemaknya.

- Setiap harga ditulis pada pita sebelum ia boleh menyelesaikan apa-apa. Ia mempunyai nombor, masa dan sumber.
- Setiap arahan direkodkan dengan harga yang digunakan dan semua yang dicatat.
- Setiap minit titik semak awam memeterai kedua-duanya.
- Resit membawa semua ini ke peranti anda, yang mengira semula keputusan.

Jika harga diubah, ditinggalkan atau dimasukkan kemudian, nombor tidak akan sepadan, dan sesiapa yang memegang resit lama boleh menunjukkannya.`,
  },
  'risk-warning': {
    title: 'Amaran risiko',
    summary: 'Sila baca sebelum anda berdagang dengan wang yang penting bagi anda.',
    body: `Berdagang dengan leveraj boleh menyebabkan anda kehilangan semua yang anda sediakan dalam beberapa saat. Kontrak saat boleh menyebabkan anda kehilangan setiap taruhan sepenuhnya. Kebanyakan orang yang berdagang begini rugi.

- Berdagang hanya dengan wang yang anda sanggup hilang.
- Jangan meminjam untuk berdagang.
- Henti rugi bukan jaminan: harga boleh melompatinya.
- Platform ialah pihak lawan anda. Kerugian anda ialah keuntungannya, dan sebaliknya.
- Di sesetengah negara produk ini tidak dibenarkan untuk pelanggan persendirian. Anda mesti tahu undang-undang tempat anda tinggal.

Jika berdagang bukan lagi satu pilihan, berhenti dan berbincang dengan orang yang anda percayai.`,
  },
  'first-notice': {
    title: 'Sebelum dagangan pertama anda',
    summary: 'Tiga perkara yang semua orang patut tahu di sini.',
    body: `- Lihat lencana: ia menyatakan sama ada ini kotak pasir dengan wang main atau langsung, dan sama ada anda dalam akaun demo atau benar.
- Tiada sesiapa daripada kami akan meminta kata laluan atau kod anda.
- Setiap keputusan mempunyai resit. Jika ada yang nampak salah, semak dan tulis kepada sokongan dengan nombornya.`,
  },
  'user-agreement': {
    title: 'Perjanjian pengguna',
    summary: 'Apa yang anda dan kami persetujui semasa anda membuka akaun.',
    body: `## 1. Siapa boleh menggunakannya

Anda seorang dewasa, menggunakan akaun untuk diri sendiri, dan produk ini dibenarkan di tempat anda tinggal. Seorang, satu akaun.

## 2. Apa yang kami tawarkan

Dagangan kontrak dan kontrak saat, pertukaran mata wang, dan rekod semuanya. Platform ialah pihak lawan anda. Dalam kotak pasir semuanya wang main tanpa nilai.

## 3. Risiko

Anda boleh kehilangan semua yang anda sediakan. Anda tidak boleh rugi lebih daripada isi akaun anda. Kami tidak memberi nasihat.

## 4. Harga dan resit

Keputusan dikira daripada harga yang direkodkan mengikut peraturan yang diterbitkan. Resit yang menentukan. Jika ia menunjukkan kesilapan kami, kami membetulkannya secara terbuka dengan catatan tersendiri; tiada apa dipadam.

## 5. Akaun anda

Anda merahsiakan kata laluan dan kod. Apa yang dilakukan dengannya dianggap dilakukan oleh anda sehingga anda memberitahu kami. Anda boleh menamatkan sesi pada bila-bila masa.

## 6. Apabila sesuatu gagal

Jika harga tiada atau lewat, pembukaan ditolak dan kontrak saat tanpa harga adalah batal. Kami bertanggungjawab mengikut peraturan, bukan atas apa yang mungkin berlaku.

## 7. Data

Kami menyimpan apa yang perlu untuk akaun anda serta rekod yang dikehendaki undang-undang dan resit, dan tidak menjualnya.

## 8. Perubahan dan penamatan

Kami mengumumkan perubahan sebelum berkuat kuasa. Anda boleh menutup akaun apabila tiada apa yang terbuka. Jika satu pihak melanggar peraturan ini, pihak lain boleh menamatkan perjanjian.`,
  },
  'banner-demo': {
    title: 'Cuba semuanya dengan wang main',
    summary: '100,000 USDT, harga yang sama, peraturan yang sama.',
    body: 'Akaun demo anda sudah sedia. Satu ketikan, tanpa borang.',
  },
  'banner-receipts': {
    title: 'Semak setiap harga sendiri',
    summary: 'Setiap keputusan mempunyai resit yang dikira semula oleh peranti anda.',
    body: 'Lihat cara resit membuktikan setiap harga.',
  },
}
