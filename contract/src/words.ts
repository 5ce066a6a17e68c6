import type { ActivityStage, ActivityState, EnrollmentState } from './activity/limits';
import type { FeedbackKind, FeedbackState } from './feedback/limits';
import type { HelpKind, HelpStatus } from './help/limits';
import type { AnchorStatus, ReservationStatus } from './live/limits';
import type { LANGS } from './localized';
import type { ClaimState, ItemCategory, ItemKind, ItemState } from './lostFound/limits';
import type { PlaceKind } from './map/limits';
import type { NoticeCategory, NoticeState } from './notice/limits';
import type { Refund } from './pay/schemas';
import type { PointSource } from './points/limits';
import type { RoundState } from './prize/limits';
import type { StaffRole } from './staff/roles';
import type { OrderStatus, TicketKind, TicketStatus } from './ticket/limits';

type Lang = (typeof LANGS)[number];
type Words<Code extends string | number> = Record<Code, Record<Lang, string>>;

/** A short text in five languages on one line, for tables of many. */
export const inFive = (hans: string, hant: string, en: string, es: string, fr: string): Record<Lang, string> => ({
  'zh-Hans': hans,
  'zh-Hant': hant,
  en,
  es,
  fr,
});

/** The words of one language alone. */
export const inLanguage = <Code extends string | number>(words: Words<Code>, lang: Lang): Record<Code, string> =>
  Object.fromEntries(Object.entries<Record<Lang, string>>(words).map(([code, word]) => [code, word[lang]])) as Record<
    Code,
    string
  >;

const cancelled = inFive('已取消', '已取消', 'Cancelled', 'Cancelado', 'Annulé');
const cancelledByPark = inFive(
  '园区取消',
  '園區取消',
  'Cancelled by the park',
  'Cancelado por el parque',
  'Annulé par le parc',
);
const cancelledByVisitor = inFive(
  '游客取消',
  '遊客取消',
  'Cancelled by the visitor',
  'Cancelado por el visitante',
  'Annulé par le visiteur',
);
const draft = inFive('草稿', '草稿', 'Draft', 'Borrador', 'Brouillon');
const published = inFive('已发布', '已發布', 'Published', 'Publicado', 'Publié');
const withdrawn = inFive('已撤回', '已撤回', 'Withdrawn', 'Retirado', 'Retiré');
const rejected = inFive('已拒绝', '已拒絕', 'Rejected', 'Rechazado', 'Refusé');
const over = inFive('已结束', '已結束', 'Over', 'Terminado', 'Terminé');
const signUpOpen = inFive('报名中', '報名中', 'Open', 'Inscripción abierta', 'Inscriptions ouvertes');
const other = inFive('其他', '其他', 'Other', 'Otro', 'Autre');

export const order: Words<OrderStatus> = {
  pending: inFive('待付款', '待付款', 'Not paid yet', 'Por pagar', 'À payer'),
  paid: inFive('已付款', '已付款', 'Paid', 'Pagado', 'Payée'),
  partlyUsed: inFive('部分入园', '部分入園', 'Partly used', 'Usado en parte', 'Utilisée en partie'),
  used: inFive('已入园', '已入園', 'Used', 'Usado', 'Utilisée'),
  cancelled,
  expired: inFive('逾时未付', '逾時未付', 'Expired unpaid', 'No se pagó a tiempo', 'Non payée à temps'),
  refunding: inFive('退款中', '退款中', 'Being refunded', 'Reembolso en camino', 'Remboursement en cours'),
  refunded: inFive('已退款', '已退款', 'Refunded', 'Reembolsado', 'Remboursée'),
};

export const ticket: Words<TicketStatus> = {
  held: inFive('待付款', '待付款', 'Not paid yet', 'Por pagar', 'À payer'),
  valid: inFive('有效', '有效', 'Valid', 'Válida', 'Valable'),
  used: inFive('已入园', '已入園', 'Used', 'Usada', 'Utilisé'),
  refunding: inFive('退款中', '退款中', 'Being refunded', 'Reembolso en camino', 'Remboursement en cours'),
  refunded: inFive('已退款', '已退款', 'Refunded', 'Reembolsada', 'Remboursé'),
  released: inFive('已释放', '已釋放', 'Released', 'Liberada', 'Libéré'),
};

export const refund: Words<Refund['status']> = {
  requested: inFive('待发送', '待傳送', 'To be sent', 'Por enviar', 'À envoyer'),
  processing: inFive('微信处理中', '微信處理中', 'At WeChat', 'En WeChat', 'Chez WeChat'),
  done: inFive('已完成', '已完成', 'Done', 'Hecho', 'Fait'),
  failed: inFive('失败', '失敗', 'Failed', 'Fallido', 'Échoué'),
};

export const ticketKind: Words<TicketKind> = {
  adult: inFive('成人票', '成人票', 'Adult', 'Adulto', 'Adulte'),
  child: inFive('儿童票', '兒童票', 'Child', 'Niño', 'Enfant'),
  senior: inFive('长者票', '長者票', 'Senior', 'Mayor', 'Senior'),
  student: inFive('学生票', '學生票', 'Student', 'Estudiante', 'Étudiant'),
  combined: inFive('联票', '聯票', 'Combined', 'Combinada', 'Combiné'),
  addOn: inFive('附加项目', '附加項目', 'Add-on', 'Complemento', 'Supplément'),
};

export const activity: Words<ActivityState | Extract<ActivityStage, 'draft'>> = {
  draft,
  coming: inFive('即将报名', '即將報名', 'Coming', 'Próximamente', 'Bientôt'),
  open: signUpOpen,
  full: inFive('已报满', '已額滿', 'Full', 'Completo', 'Complet'),
  closed: inFive('报名截止', '報名截止', 'Sign-up closed', 'Inscripción cerrada', 'Inscriptions closes'),
  running: inFive('进行中', '進行中', 'Running', 'En curso', 'En cours'),
  over,
  cancelled,
};

export const enrollment: Words<EnrollmentState> = {
  applied: inFive('待审核', '待審核', 'To be approved', 'Por aprobar', 'À approuver'),
  waiting: inFive('候补中', '候補中', 'Waiting', 'En lista de espera', 'En liste d’attente'),
  offered: inFive('名额保留中', '名額保留中', 'Offered a place', 'Plaza ofrecida', 'Place proposée'),
  enrolled: inFive('已报名', '已報名', 'Enrolled', 'Inscrito', 'Inscrit'),
  kept: inFive('已签到', '已簽到', 'Came', 'Vino', 'Venu'),
  notKept: inFive('未到', '未到', 'Did not come', 'No vino', 'Absent'),
  rejected,
  lapsed: inFive('未确认名额', '未確認名額', 'Offer lapsed', 'Oferta vencida', 'Offre expirée'),
  ended: inFive('已失效', '已失效', 'Ended', 'Sin plaza', 'Sans place'),
  cancelled: cancelledByVisitor,
  cancelledByPark,
};

export const notice: Words<NoticeState> = { draft, published, withdrawn };

export const noticeCategory: Words<NoticeCategory> = {
  opening: inFive('开放信息', '開放資訊', 'Opening', 'Horarios', 'Horaires'),
  closure: inFive('临时关闭', '臨時關閉', 'Closure', 'Cierre', 'Fermeture'),
  exhibition: inFive('展览', '展覽', 'Exhibition', 'Exposición', 'Exposition'),
  safety: inFive('安全提示', '安全提示', 'Safety', 'Seguridad', 'Sécurité'),
  service: inFive('游客服务', '遊客服務', 'Service', 'Servicios', 'Services'),
};

export const feedback: Words<FeedbackState> = {
  received: inFive('待处理', '待處理', 'To answer', 'Por responder', 'À traiter'),
  inHand: inFive('处理中', '處理中', 'In hand', 'En curso', 'En cours'),
  answered: inFive('已答复', '已答覆', 'Answered', 'Respondido', 'Répondu'),
};

export const feedbackKind: Words<FeedbackKind> = {
  complaint: inFive('投诉', '投訴', 'Complaint', 'Queja', 'Réclamation'),
  suggestion: inFive('建议', '建議', 'Suggestion', 'Sugerencia', 'Suggestion'),
  praise: inFive('表扬', '表揚', 'Praise', 'Elogio', 'Compliment'),
  question: inFive('提问', '提問', 'Question', 'Pregunta', 'Question'),
};

export const help: Words<HelpStatus> = {
  active: inFive('等待中', '等待中', 'Waiting', 'En espera', 'En attente'),
  responding: inFive('处理中', '處理中', 'On the way', 'En camino', 'En route'),
  resolved: inFive('已解决', '已解決', 'Resolved', 'Resuelto', 'Résolu'),
  cancelled: cancelledByVisitor,
};

export const helpKind: Words<HelpKind> = {
  danger: inFive('遇到危险', '遇到危險', 'In danger', 'En peligro', 'En danger'),
  hurt: inFive('受伤或不适', '受傷或不適', 'Hurt or unwell', 'Herido o indispuesto', 'Blessé ou souffrant'),
  lostChild: inFive('孩子走失', '孩子走失', 'A child is lost', 'Niño perdido', 'Enfant perdu'),
  lostWay: inFive('迷路', '迷路', 'Lost their way', 'Perdido', 'Égaré'),
  other: inFive('其他求助', '其他求助', 'Needs help', 'Pide ayuda', 'Demande d’aide'),
};

export const item: Words<ItemState> = {
  reviewing: inFive('待审核', '待審核', 'To review', 'Por revisar', 'À vérifier'),
  published,
  rejected,
  matched: inFive('已配对', '已配對', 'Matched', 'Con dueño', 'Attribué'),
  returned: inFive('已归还', '已歸還', 'Returned', 'Devuelto', 'Rendu'),
  withdrawn,
};

export const itemKind: Words<ItemKind> = {
  lost: inFive('寻物', '尋物', 'Lost', 'Perdido', 'Perdu'),
  found: inFive('招领', '招領', 'Found', 'Encontrado', 'Trouvé'),
};

export const itemCategory: Words<ItemCategory> = {
  electronics: inFive('电子设备', '電子產品', 'Electronics', 'Electrónica', 'Électronique'),
  bag: inFive('箱包', '包包', 'Bag', 'Bolso', 'Sac'),
  clothing: inFive('衣物', '衣帽', 'Clothing', 'Ropa', 'Vêtement'),
  umbrella: inFive('雨伞', '雨傘', 'Umbrella', 'Paraguas', 'Parapluie'),
  bottle: inFive('水杯', '水壺', 'Bottle', 'Botella', 'Gourde'),
  keys: inFive('钥匙', '鑰匙', 'Keys', 'Llaves', 'Clés'),
  documents: inFive('证件', '證件', 'Documents', 'Documentos', 'Papiers'),
  toy: inFive('玩具', '玩具', 'Toy', 'Juguete', 'Jouet'),
  jewellery: inFive('首饰', '首飾', 'Jewellery', 'Joya', 'Bijou'),
  other,
};

export const claim: Words<ClaimState> = {
  waiting: inFive('待处理', '待處理', 'Waiting', 'En espera', 'En attente'),
  accepted: inFive('已同意', '已同意', 'Accepted', 'Aceptado', 'Acceptée'),
  rejected,
};

/** By the number of each (R-live-1). */
export const anchor: Words<AnchorStatus> = {
  0: inFive('未登记', '未登記', 'Not registered', 'Sin registrar', 'Non inscrit'),
  1: inFive('待审核', '待審核', 'Awaiting', 'En espera', 'En attente'),
  2: inFive('已通过', '已通過', 'Approved', 'Aprobado', 'Approuvé'),
  3: rejected,
  4: inFive('已暂停', '已暫停', 'Suspended', 'Suspendido', 'Suspendu'),
};

export const reservation: Words<ReservationStatus> = {
  booked: inFive('已预约', '已預約', 'Booked', 'Reservado', 'Réservé'),
  checkedIn: inFive('已签到', '已簽到', 'Checked in', 'En directo', 'En direct'),
  finished: over,
  cancelled: inFive(
    '主播取消',
    '主播取消',
    'Cancelled by the anchor',
    'Cancelado por el presentador',
    'Annulé par l’animateur',
  ),
  cancelledByPark,
  noShow: inFive('未到', '未到', 'Did not come', 'No vino', 'Absent'),
};

export const round: Words<RoundState> = {
  draft,
  open: signUpOpen,
  closed: inFive('等待开奖', '等待開獎', 'Awaiting the draw', 'A la espera del sorteo', 'En attente du tirage'),
  drawn: inFive('已开奖', '已開獎', 'Drawn', 'Sorteado', 'Tiré'),
  ended: over,
};

export const place: Words<PlaceKind> = {
  entrance: inFive('入口', '入口', 'Entrance', 'Puerta', 'Porte'),
  museum: inFive('博物馆', '博物館', 'Museum', 'Museo', 'Musée'),
  livePoint: inFive('直播点', '直播點', 'Live point', 'Punto de directo', 'Point de direct'),
  shuttle: inFive('观光车站', '觀光車站', 'Shuttle stop', 'Parada de autobús', 'Arrêt de navette'),
  toilet: inFive('洗手间', '洗手間', 'Toilets', 'Aseos', 'Toilettes'),
  firstAid: inFive('急救点', '急救點', 'First aid', 'Primeros auxilios', 'Premiers secours'),
};

export const points: Words<PointSource> = {
  order: inFive('门票', '門票', 'Tickets', 'Entradas', 'Billets'),
  activity: inFive('活动', '活動', 'Activity', 'Actividad', 'Activité'),
  checkIn: inFive('签到', '簽到', 'Check-in', 'Visita diaria', 'Pointage'),
  correction: inFive('更正', '更正', 'Correction', 'Corrección', 'Correction'),
};

export const role: Words<StaffRole> = {
  owner: inFive('园长', '園長', 'Owner', 'Dirección', 'Direction'),
  content: inFive('内容', '內容', 'Content', 'Contenido', 'Contenu'),
  gate: inFive('检票', '驗票', 'Gate', 'Puerta', 'Entrée'),
  live: inFive('直播', '直播', 'Live', 'Directos', 'Directs'),
  helpDesk: inFive('服务台', '服務台', 'Help desk', 'Atención', 'Accueil'),
  draw: inFive('抽奖', '抽獎', 'Draw', 'Sorteo', 'Tirage'),
};
