import { productAgreements } from './product-agreement.ts'

export const malayAgreements = productAgreements(
  {
    headings: {
      buy: 'Apa yang anda beli',
      pays: 'Siapa membayar',
      lose: 'Apa yang anda boleh rugi',
      ends: 'Bagaimana ia tamat',
      fees: 'Yuran',
      change: 'Apa yang boleh kami ubah',
      check: 'Cara menyemak',
    },
    change:
      'Tiada apa-apa pada pesanan yang sudah anda buat. Terma dan perjanjian baharu hanya terpakai untuk pesanan kemudian. Kami boleh berhenti menjual pada bila-bila masa.',
    named: 'Resit pesanan anda menamakan teks ini dengan SHA-256.',
  },
  {
    'strategy-agreement': {
      title: 'Perjanjian strategi',
      summary: 'Apa yang anda dan kami persetujui apabila anda melabur dalam strategi.',
      buy: 'Satu tuntutan terhadap kami. Halaman produk menyatakan apa yang menentukan kadar anda bagi setiap hari UTC. Mengikut peraturan: peraturan yang diterbitkan berdagang di atas kertas dengan harga yang direkodkan, dan hasilnya ialah kadar anda, antara kadar terendah dan tertinggi di halaman itu. Pada kadar tetap: tiada peraturan atau harga yang menentukan, dan setiap hari mempunyai kadar di halaman itu. Pesanan anda tidak pergi ke mana-mana pasaran.',
      pays: 'Kami, daripada kumpulan dana yang diisi sebelum jualan dan melindungi jumlah tertinggi yang mungkin kami hutang. Kerugian anda mengikut peraturan masuk ke kumpulan dana itu.',
      lose: 'Mengikut peraturan, semuanya: ada hari yang rugi, kerugian mengurangkan jumlah anda, dan hari seterusnya dikira atas baki. Pada kadar tetap tiada hari yang rugi, tetapi keluar awal dikenakan fi. Dalam kedua-duanya anda rugi apa yang kurang jika kami tidak dapat membayar. Anda tidak boleh rugi lebih daripada yang anda masukkan.',
      ends: 'Ia bermula pada 00:00 UTC berikutnya dan berjalan selama hari yang ditunjukkan. Sebelum bermula anda boleh membatalkan secara percuma. Selepas hari penuh pertama anda boleh keluar awal, dan hari yang sudah bermula masih dikira. Kami boleh membekukan produk yang ditentukan peraturan, tidak sekali-kali yang berkadar tetap: hari pembekuan tidak untung dan tidak rugi, tempoh dilanjutkan sebanyak hari itu, dan keluar pada hari itu tanpa fi. Pada hari terakhir bakinya dipulangkan.',
      fees: 'Tiada untuk membeli atau memegang. Keluar awal menelan kadar yang anda lihat sebelum mengesahkan. Kos dagangan sesuatu peraturan sudah termasuk dalam hasilnya.',
      check:
        'Setiap hari ada resit. Mengikut peraturan, resit itu ada peraturan dan harga, dan peranti anda menjalankan peraturan itu semula. Pada kadar tetap, resit itu ada kadarnya, dan peranti anda mengira hari itu semula.',
    },
    'machine-agreement': {
      title: 'Perjanjian mesin',
      summary: 'Apa yang anda dan kami persetujui apabila anda mengehos mesin.',
      buy: 'Hasil yang akan diberikan oleh mesin perlombongan selama beberapa hari, dikira daripada angka mesin dan rangkaian. Kami menyelesaikannya: anda tidak memiliki peranti, dan tiada mesin sebenar di belakangnya.',
      pays: 'Kami, dalam syiling itu, daripada kumpulan dana yang melindungi jumlah tertinggi yang mungkin kami hutang sebelum kami menjual. Sehari tidak membayar lebih daripada had di halaman produk.',
      lose: 'Seluruh harga. Ia digunakan sama rata sepanjang hari, dan tiada yang dipulangkan pada akhirnya. Anda mendapat kurang apabila rangkaian membesar, dan syiling boleh susut nilai.',
      ends: 'Ia bermula pada 00:00 UTC berikutnya dan berjalan selama hari yang ditunjukkan. Sebelum bermula anda boleh membatalkan secara percuma; selepas itu anda tidak boleh keluar awal. Jika sepuluh hari berturut-turut tiada pendapatan, ia berhenti dan bahagian harga yang belum digunakan dipulangkan.',
      fees: 'Pengehosan dan elektrik ditolak daripada hasil setiap hari. Hari yang kosnya lebih tinggi tidak membayar apa-apa, dan anda tidak berhutang.',
      check: 'Setiap hari ada resit dengan angka rangkaian, harga dan formula. Peranti anda mengiranya semula.',
    },
    'bond-agreement': {
      title: 'Perjanjian bon',
      summary: 'Apa yang anda dan kami persetujui apabila anda meminjamkan melalui bon.',
      buy: 'Unit pinjaman kepada penerbit di halaman bon, dengan faedah dan bilangan hari yang ditunjukkan di situ.',
      pays: 'Penerbit sahaja. Kami menyampaikan apa yang dibayarnya, sama rata bagi setiap unit. Kami tidak menjamin dan tidak menambah apa-apa.',
      lose: 'Semuanya. Jika penerbit lewat membayar, anda lewat dibayar. Jika ia tidak membayar, anda kehilangan bahagian yang kurang. Anda tidak boleh rugi lebih daripada yang anda pinjamkan.',
      ends: 'Sehingga penutupan anda boleh mengambil wang anda semula. Jika terlalu sedikit dipinjamkan ketika itu, semuanya dipulangkan. Selepas itu anda tidak boleh keluar awal: ia tamat apabila penerbit telah membayar balik.',
      fees: 'Kami tidak mengenakan apa-apa kepada anda.',
      check: 'Setiap bayaran ada resit yang menunjukkan cara ia dibahagikan. Peranti anda mengiranya semula.',
    },
    'token-sale-agreement': {
      title: 'Perjanjian jualan token',
      summary: 'Apa yang anda dan kami persetujui apabila anda memohon token baharu.',
      buy: 'Token, sebelum sesiapa memperdagangkannya. Bergantung pada jualan, semua orang mendapat bahagian yang sama daripada yang dipohon, sehingga satu had, atau lot dicabut undi.',
      pays: 'Anda membayar untuk apa yang anda dapat. Penerbit di halaman jualan telah menyerahkan token sebelum jualan dibuka, dan menerima hasil kutipan selepas penyenaraian.',
      lose: 'Semua yang anda bayar. Tiada sesiapa perlu membeli token itu, dan kami tidak membelinya semula. Selagi tiada harga, kami menilainya 0.',
      ends: 'Sehingga penutupan anda boleh mengubah atau menarik balik permohonan secara percuma. Dalam cabutan, anda membayar bakinya dalam 24 jam selepas dimaklumkan; jika tidak, lot anda hilang dan deposit anda dipulangkan. Token ditahan sehingga penyenaraian.',
      fees: 'Kami tidak mengenakan apa-apa kepada anda.',
      check:
        'Resit menunjukkan senarai semua permohonan dan cara lot diberikan, atau dicabut dengan nombor rawak awam. Peranti anda mengiranya semula.',
    },
  },
)
