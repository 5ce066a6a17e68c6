import type { OwnArea } from '@park/contract/visitor/ownData';
import type { Lang } from './lang';

type Said = Record<Lang, string>;

/** Of each area: its name, what it is and how long it stays, and what erasing does. Terms are those of docs/privacy.md. */
export const ownAreas: Record<OwnArea, { title: Said; text: Said; erased: Said }> = {
  account: {
    title: { 'zh-Hans': '账号', 'zh-Hant': '帳號', en: 'Account', es: 'Cuenta', fr: 'Compte' },
    text: {
      'zh-Hans': '微信给本园区的编号，用来认出您；还有登录记录。保留到您删除为止。',
      'zh-Hant': '微信給本園區的編號，用來認出您；還有登入紀錄。保留到您刪除為止。',
      en: 'The number by which WeChat lets this park know you again, and your sign-ins. Kept until you erase it.',
      es: 'El número con el que WeChat permite a este parque reconocerte y tus inicios de sesión. Se guarda hasta que lo borres.',
      fr: 'Le numéro par lequel WeChat permet à ce parc de vous reconnaître, et vos connexions. Conservé jusqu’à l’effacement.',
    },
    erased: {
      'zh-Hans': '立即删除；所有手机上都会退出登录。',
      'zh-Hant': '立即刪除；所有手機上都會登出。',
      en: 'Goes at once; you are signed out on every phone.',
      es: 'Se borra al momento; se cierra tu sesión en todos los teléfonos.',
      fr: 'Effacé aussitôt ; vous êtes déconnecté sur tous les téléphones.',
    },
  },
  orders: {
    title: {
      'zh-Hans': '订单与门票',
      'zh-Hant': '訂單與門票',
      en: 'Orders and tickets',
      es: 'Pedidos y entradas',
      fr: 'Commandes et billets',
    },
    text: {
      'zh-Hans':
        '订单、门票、支付、退款、出入园记录和微信投诉。联系电话保留 180 天，票上的姓名和证件号码在游览日后保留 30 天，投诉内容在完结后保留 180 天。',
      'zh-Hant':
        '訂單、門票、支付、退款、出入園紀錄和微信投訴。聯絡電話保留 180 天，票上的姓名和證件號碼在遊覽日後保留 30 天，投訴內容在完結後保留 180 天。',
      en: 'Orders, tickets, payments, refunds, entries and exits, and complaints made at WeChat. The contact phone stays 180 days, names and ID numbers on tickets 30 days after the visit, words of a complaint 180 days after its end.',
      es: 'Pedidos, entradas, pagos, reembolsos, accesos y salidas, y reclamaciones en WeChat. El teléfono de contacto se guarda 180 días; los nombres y números de documento, 30 días tras la visita; el texto de una reclamación, 180 días tras su cierre.',
      fr: 'Commandes, billets, paiements, remboursements, entrées et sorties, et réclamations faites sur WeChat. Le téléphone reste 180 jours ; les noms et numéros de pièce d’identité, 30 jours après la visite ; le texte d’une réclamation, 180 jours après sa clôture.',
    },
    erased: {
      'zh-Hans':
        '电话、姓名、证件号码和已完结投诉的内容立即删除；未完结的投诉先由园区答复。订单和账目依法至少保留三年，但不再与您关联。',
      'zh-Hant':
        '電話、姓名、證件號碼和已完結投訴的內容立即刪除；未完結的投訴先由園區答覆。訂單和帳目依法至少保留三年，但不再與您關聯。',
      en: 'Phone, names, ID numbers and the words of completed complaints go at once; an open complaint is answered first. By law, orders and payment records stay at least three years, but lead to you no more.',
      es: 'El teléfono, los nombres, los números de documento y el texto de las reclamaciones cerradas se borran al momento; una abierta se responde antes. Por ley, los pedidos y las cuentas se guardan al menos tres años, pero ya no llevan a ti.',
      fr: 'Le téléphone, les noms, les numéros et le texte des réclamations closes sont effacés aussitôt ; une réclamation ouverte reçoit d’abord sa réponse. La loi impose de garder commandes et comptes au moins trois ans, mais plus rien n’y mène à vous.',
    },
  },
  savedVisitors: {
    title: {
      'zh-Hans': '常用游客',
      'zh-Hant': '常用遊客',
      en: 'Saved visitors',
      es: 'Visitantes guardados',
      fr: 'Visiteurs enregistrés',
    },
    text: {
      'zh-Hans': '您保存的姓名和证件号码。购票时可以添加、改名或删除；保留到您删除为止。',
      'zh-Hant': '您儲存的姓名和證件號碼。購票時可以新增、改名或刪除；保留到您刪除為止。',
      en: 'Names and ID numbers you saved. Add, rename or delete them while booking; kept until you do.',
      es: 'Nombres y números de documento que guardaste. Añádelos, cámbialos o bórralos al reservar; se guardan hasta entonces.',
      fr: 'Les noms et numéros que vous avez enregistrés. Ajoutez-les, renommez-les ou supprimez-les en réservant ; conservés jusque-là.',
    },
    erased: {
      'zh-Hans': '立即删除。监护人的同意作为证明再保留三年，其中孩子只留下无法还原的代码。',
      'zh-Hant': '立即刪除。監護人的同意作為證明再保留三年，其中孩子只留下無法還原的代碼。',
      en: 'Go at once. A guardian’s consent stays three years as proof, with the child as a code that cannot be read back.',
      es: 'Se borran al momento. El consentimiento de un tutor se guarda tres años como prueba; del menor queda solo un código que no se puede descifrar.',
      fr: 'Effacés aussitôt. L’accord d’un tuteur est gardé trois ans comme preuve ; de l’enfant ne reste qu’un code que l’on ne peut relire.',
    },
  },
  draws: {
    title: { 'zh-Hans': '抽奖与抽签', 'zh-Hant': '抽獎與抽籤', en: 'Draws and ballots', es: 'Sorteos', fr: 'Tirages' },
    text: {
      'zh-Hans': '您的报名号码、姓名和电话。领奖期结束 30 天后去掉姓名和电话；报名后不能更改，以保证抽奖公正。',
      'zh-Hant': '您的報名號碼、姓名和電話。領獎期結束 30 天後去掉姓名和電話；報名後不能更改，以保證抽獎公正。',
      en: 'Your entry number, name and phone. Name and phone leave 30 days after prizes could be claimed; an entry cannot be changed, so that draws stay fair.',
      es: 'Tu número, nombre y teléfono. El nombre y el teléfono se borran 30 días después del plazo de recogida; una inscripción no se puede cambiar, para que el sorteo sea justo.',
      fr: 'Votre numéro, votre nom et votre téléphone. Nom et téléphone partent 30 jours après la fin du retrait ; une inscription ne peut être modifiée, pour que le tirage reste équitable.',
    },
    erased: {
      'zh-Hans': '姓名和电话立即删除；还在报名的抽奖会取消报名。已截止的只留下随机号码，抽奖仍可核验。',
      'zh-Hant': '姓名和電話立即刪除；還在報名的抽獎會取消報名。已截止的只留下隨機號碼，抽獎仍可核驗。',
      en: 'Name and phone go at once, and you leave draws that are still open. Of closed ones a random number stays, so that the draw can be checked.',
      es: 'El nombre y el teléfono se borran al momento y sales de los sorteos abiertos. De los cerrados queda un número al azar, para poder comprobarlos.',
      fr: 'Nom et téléphone sont effacés aussitôt, et vous quittez les tirages ouverts. Des tirages clos reste un numéro aléatoire, pour que chacun puisse vérifier.',
    },
  },
  activities: {
    title: { 'zh-Hans': '活动报名', 'zh-Hant': '活動報名', en: 'Activities', es: 'Actividades', fr: 'Activités' },
    text: {
      'zh-Hans': '报名时填写的姓名、电话和回答。活动结束 30 天后去掉；要更正请取消后重新报名。',
      'zh-Hant': '報名時填寫的姓名、電話和回答。活動結束 30 天後去掉；要更正請取消後重新報名。',
      en: 'Name, phone and answers of your enrolments. They leave 30 days after the activity; to correct them, cancel and enrol again.',
      es: 'Nombre, teléfono y respuestas de tus inscripciones. Se borran 30 días después; para corregirlos, cancela e inscríbete de nuevo.',
      fr: 'Nom, téléphone et réponses de vos inscriptions. Ils partent 30 jours après l’activité ; pour corriger, annulez et inscrivez-vous de nouveau.',
    },
    erased: {
      'zh-Hans': '姓名、电话和回答立即删除；只留下人数。',
      'zh-Hant': '姓名、電話和回答立即刪除；只留下人數。',
      en: 'Name, phone and answers go at once; how many came stays.',
      es: 'El nombre, el teléfono y las respuestas se borran al momento; queda cuántas personas fueron.',
      fr: 'Nom, téléphone et réponses sont effacés aussitôt ; le nombre de participants reste.',
    },
  },
  live: {
    title: {
      'zh-Hans': '主播认证与预约',
      'zh-Hant': '主播認證與預約',
      en: 'Host registration',
      es: 'Registro de streamer',
      fr: 'Inscription comme streamer',
    },
    text: {
      'zh-Hans': '认证时填写的姓名、电话和平台账号，以及预约。认证期间一直保留；可在“主播认证”重新提交。',
      'zh-Hant': '認證時填寫的姓名、電話和平台帳號，以及預約。認證期間一直保留；可在「主播認證」重新提交。',
      en: 'Name, phone and platform account of your registration, and reservations. Kept while you are registered; apply again to correct them.',
      es: 'Nombre, teléfono y cuenta de tu registro y tus reservas. Se guardan mientras estés registrado; solicítalo de nuevo para corregirlos.',
      fr: 'Nom, téléphone et compte de votre inscription, et réservations. Conservés tant qu’elle dure ; déposez une nouvelle demande pour les corriger.',
    },
    erased: {
      'zh-Hans': '姓名、电话、账号和直播间链接立即删除；只留下预约过的时间和地点。',
      'zh-Hant': '姓名、電話、帳號和直播間連結立即刪除；只留下預約過的時間和地點。',
      en: 'Name, phone, account and room links go at once; when and where a place was reserved stays.',
      es: 'El nombre, el teléfono, la cuenta y los enlaces se borran al momento; queda cuándo y dónde hubo una reserva.',
      fr: 'Nom, téléphone, compte et liens sont effacés aussitôt ; restent le moment et le lieu des réservations.',
    },
  },
  feedback: {
    title: { 'zh-Hans': '意见反馈', 'zh-Hant': '意見回饋', en: 'Feedback', es: 'Comentarios', fr: 'Remarques' },
    text: {
      'zh-Hans': '您写的内容和园区的回复。联系电话保留 180 天，其余保留到您删除为止；可以补充一次。',
      'zh-Hant': '您寫的內容和園區的回覆。聯絡電話保留 180 天，其餘保留到您刪除為止；可以補充一次。',
      en: 'What you wrote and what the park answered. The phone stays 180 days, the rest until you erase it; you can add to it once.',
      es: 'Lo que escribiste y lo que respondió el parque. El teléfono se guarda 180 días; lo demás, hasta que lo borres. Puedes añadir algo una vez.',
      fr: 'Ce que vous avez écrit et les réponses du parc. Le téléphone reste 180 jours, le reste jusqu’à l’effacement ; vous pouvez compléter une fois.',
    },
    erased: {
      'zh-Hans': '立即删除。',
      'zh-Hant': '立即刪除。',
      en: 'Goes at once.',
      es: 'Se borran al momento.',
      fr: 'Effacées aussitôt.',
    },
  },
  lostFound: {
    title: { 'zh-Hans': '失物招领', 'zh-Hant': '失物招領', en: 'Lost and found', es: 'Objetos perdidos', fr: 'Objets trouvés' },
    text: {
      'zh-Hans': '您登记的物品和认领。联系电话在结束 180 天后去掉；要更正请撤回后重新登记。',
      'zh-Hant': '您登記的物品和認領。聯絡電話在結束 180 天後去掉；要更正請撤回後重新登記。',
      en: 'Things you reported and claimed. The phone leaves 180 days after it is over; to correct one, withdraw it and report it again.',
      es: 'Los objetos que comunicaste y reclamaste. El teléfono se borra 180 días después del final; para corregirlos, retíralos y comunícalos de nuevo.',
      fr: 'Les objets signalés et réclamés. Le téléphone part 180 jours après la fin ; pour corriger, retirez l’annonce et recommencez.',
    },
    erased: {
      'zh-Hans': '立即删除；正在认领您所登记物品的人会收到通知。',
      'zh-Hant': '立即刪除；正在認領您所登記物品的人會收到通知。',
      en: 'Goes at once; whoever claims a thing that you reported is told.',
      es: 'Se borra al momento; se avisa a quien reclame un objeto que comunicaste.',
      fr: 'Effacé aussitôt ; qui réclame un objet que vous avez signalé en est averti.',
    },
  },
  help: {
    title: { 'zh-Hans': '求助', 'zh-Hant': '求助', en: 'Calls for help', es: 'Avisos de ayuda', fr: 'Appels à l’aide' },
    text: {
      'zh-Hans': '求助时的电话、位置和说明。求助结束 30 天后去掉；要更正请告诉工作人员。',
      'zh-Hant': '求助時的電話、位置和說明。求助結束 30 天後去掉；要更正請告訴工作人員。',
      en: 'Phone, place and words of a call. They leave 30 days after it ended; to correct them, tell the staff.',
      es: 'Teléfono, lugar y texto de un aviso. Se borran 30 días después del final; para corregirlos, díselo al personal.',
      fr: 'Téléphone, lieu et texte d’un appel. Ils partent 30 jours après la fin ; pour corriger, dites-le à l’équipe.',
    },
    erased: {
      'zh-Hans': '电话、位置和说明立即删除；进行中的求助除外，在结束 30 天后删除。',
      'zh-Hant': '電話、位置和說明立即刪除；進行中的求助除外，在結束 30 天後刪除。',
      en: 'Phone, place and words go at once; of a call that is under way, 30 days after it ends.',
      es: 'El teléfono, el lugar y el texto se borran al momento; los de un aviso en curso, 30 días después de su final.',
      fr: 'Téléphone, lieu et texte sont effacés aussitôt ; ceux d’un appel en cours, 30 jours après sa fin.',
    },
  },
  finds: {
    title: { 'zh-Hans': '化石发现', 'zh-Hant': '化石發現', en: 'Finds', es: 'Hallazgos', fr: 'Trouvailles' },
    text: {
      'zh-Hans':
        '您报告的发现和园区的答复。为保护化石，位置对任何游客都不显示，也不在导出文件里；最后一步一年后与您的账号和手机断开。',
      'zh-Hant':
        '您報告的發現和園區的答覆。為保護化石，位置對任何遊客都不顯示，也不在匯出檔案裡；最後一步一年後與您的帳號和手機斷開。',
      en: 'Finds you reported and what we answered. To protect the sites, places are told to no visitor and are not in the file. A year after the last step a find is parted from you.',
      es: 'Los hallazgos que comunicaste y nuestras respuestas. Para proteger los sitios, su lugar no se muestra a ningún visitante ni está en el archivo. Un año después del último paso se separan de ti.',
      fr: 'Les trouvailles signalées et nos réponses. Pour protéger les sites, leur lieu n’est montré à personne et n’est pas dans le fichier. Un an après la dernière étape, elles sont séparées de vous.',
    },
    erased: {
      'zh-Hans': '与您和您的手机断开。化石属于国家，发现、照片、位置和保管记录留给主管部门，不含您的信息。',
      'zh-Hant': '與您和您的手機斷開。化石屬於國家，發現、照片、位置和保管記錄留給主管部門，不含您的資訊。',
      en: 'Parted from you and your phone at once. Fossils are the state’s: find, photos, place and custody stay for the authority, without you.',
      es: 'Se separan de ti y de tu teléfono al momento. Los fósiles son del Estado: hallazgo, fotos, lugar y custodia quedan para la autoridad, sin ti.',
      fr: 'Séparées aussitôt de vous et de votre téléphone. Les fossiles sont à l’État : trouvaille, photos, lieu et conservation restent pour l’autorité, sans vous.',
    },
  },
  stamps: {
    title: { 'zh-Hans': '印章', 'zh-Hant': '印章', en: 'Stamps', es: 'Sellos', fr: 'Tampons' },
    text: {
      'zh-Hans': '到过哪些展品、何时到过，随账号保留；位置本身不保存。',
      'zh-Hant': '到過哪些展品、何時到過，隨帳號保留；位置本身不保存。',
      en: 'Which exhibits you were at and when, kept with the account; never where you stood.',
      es: 'En qué piezas estuviste y cuándo, guardado con la cuenta; nunca tu posición.',
      fr: 'Les objets que vous avez vus et quand, conservés avec le compte ; jamais votre position.',
    },
    erased: {
      'zh-Hans': '立即删除。',
      'zh-Hant': '立即刪除。',
      en: 'Go at once.',
      es: 'Se borran al momento.',
      fr: 'Effacés aussitôt.',
    },
  },
  points: {
    title: { 'zh-Hans': '积分', 'zh-Hant': '積分', en: 'Points', es: 'Puntos', fr: 'Points' },
    text: {
      'zh-Hans': '积分记录，随账号保留；有误请到服务台更正。',
      'zh-Hant': '積分紀錄，隨帳號保留；有誤請到服務台更正。',
      en: 'Your points ledger, kept with the account; the help desk corrects mistakes.',
      es: 'Tus movimientos de puntos, guardados con la cuenta; el mostrador corrige los errores.',
      fr: 'Le relevé de vos points, conservé avec le compte ; l’accueil corrige les erreurs.',
    },
    erased: {
      'zh-Hans': '立即删除，余额一并清空。',
      'zh-Hant': '立即刪除，餘額一併清空。',
      en: 'Go at once, with what you have left.',
      es: 'Se borran al momento, con el saldo.',
      fr: 'Effacés aussitôt, solde compris.',
    },
  },
  messages: {
    title: { 'zh-Hans': '消息', 'zh-Hant': '訊息', en: 'Messages', es: 'Mensajes', fr: 'Messages' },
    text: {
      'zh-Hans': '园区发给您的消息，保留一年；还有您读过哪些公告。',
      'zh-Hant': '園區發給您的訊息，保留一年；還有您讀過哪些公告。',
      en: 'What the park wrote to you, for a year, and which notices you have read.',
      es: 'Lo que el parque te escribió, durante un año, y qué avisos has leído.',
      fr: 'Ce que le parc vous a écrit, pendant un an, et les avis que vous avez lus.',
    },
    erased: {
      'zh-Hans': '立即删除。',
      'zh-Hant': '立即刪除。',
      en: 'Go at once.',
      es: 'Se borran al momento.',
      fr: 'Effacés aussitôt.',
    },
  },
  pictures: {
    title: { 'zh-Hans': '照片', 'zh-Hant': '照片', en: 'Pictures', es: 'Fotos', fr: 'Photos' },
    text: {
      'zh-Hans': '您上传的照片，不含拍摄地点和时间。随所属的反馈或物品保留。',
      'zh-Hant': '您上傳的照片，不含拍攝地點和時間。隨所屬的回饋或物品保留。',
      en: 'Pictures you uploaded, without place and time. Kept with the feedback or thing they belong to.',
      es: 'Fotos que subiste, sin lugar ni hora. Se guardan con el comentario u objeto al que pertenecen.',
      fr: 'Les photos envoyées, sans lieu ni heure. Conservées avec la remarque ou l’objet concerné.',
    },
    erased: {
      'zh-Hans': '立即删除。',
      'zh-Hant': '立即刪除。',
      en: 'Go at once.',
      es: 'Se borran al momento.',
      fr: 'Effacées aussitôt.',
    },
  },
};

/** The readable page of the export. */
export const exportPage: Record<'title' | 'made' | 'file' | 'none' | 'pictures', Said> = {
  title: { 'zh-Hans': '我的信息', 'zh-Hant': '我的資料', en: 'My data', es: 'Mis datos', fr: 'Mes données' },
  made: {
    'zh-Hans': '园区保存的与您有关的信息，导出时间 {when}。',
    'zh-Hant': '園區儲存的與您有關的資料，匯出時間 {when}。',
    en: 'What the park kept of you on {when}.',
    es: 'Lo que el parque guardaba de ti el {when}.',
    fr: 'Ce que le parc conservait de vous le {when}.',
  },
  file: {
    'zh-Hans': '同样的内容在 data.json 中，可由程序读取。请妥善保管：文件里有完整的姓名、电话和证件号码。',
    'zh-Hant': '同樣的內容在 data.json 中，可由程式讀取。請妥善保管：檔案裡有完整的姓名、電話和證件號碼。',
    en: 'The same is in data.json, for programs. Keep this file safe: names, phones and ID numbers in it are whole.',
    es: 'Lo mismo está en data.json, para programas. Guarda bien este archivo: contiene nombres, teléfonos y números completos.',
    fr: 'La même chose se trouve dans data.json, pour les programmes. Gardez ce fichier en lieu sûr : noms, téléphones et numéros y sont entiers.',
  },
  none: { 'zh-Hans': '没有', 'zh-Hant': '沒有', en: 'Nothing', es: 'Nada', fr: 'Rien' },
  pictures: {
    'zh-Hans': '查看照片',
    'zh-Hant': '查看照片',
    en: 'Open the picture',
    es: 'Abrir la foto',
    fr: 'Ouvrir la photo',
  },
};
