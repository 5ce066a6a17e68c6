import {
  cancelled,
  cancelledByPark,
  cancelledByVisitor,
  draft,
  inFive,
  over,
  rejected,
  signUpOpen,
  type Words,
} from '../words';
import type { ActivityStage, ActivityState, EnrollmentState } from './limits';

export const activity: Words<ActivityState | Extract<ActivityStage, 'draft'>> = {
  draft,
  coming: inFive('即将报名', '即將報名', 'Coming soon', 'Próximamente', 'Bientôt'),
  open: signUpOpen,
  full: inFive('已报满', '已額滿', 'Full', 'Completo', 'Complet'),
  closed: inFive('报名截止', '報名截止', 'Enrolment closed', 'Inscripción cerrada', 'Inscriptions closes'),
  running: inFive('进行中', '進行中', 'On now', 'En curso', 'En cours'),
  over,
  cancelled,
};

export const enrollment: Words<EnrollmentState> = {
  applied: inFive('待审核', '待審核', 'To be approved', 'Por aprobar', 'À approuver'),
  waiting: inFive('候补中', '候補中', 'Waiting', 'En lista de espera', 'En liste d’attente'),
  offered: inFive('名额保留中', '名額保留中', 'Place held', 'Plaza guardada', 'Place gardée'),
  enrolled: inFive('已报名', '已報名', 'Enrolled', 'Inscrito', 'Inscrit'),
  kept: inFive('已签到', '已簽到', 'Came', 'Vino', 'Venu'),
  notKept: inFive('未到场', '未到場', 'Did not come', 'No vino', 'Absent'),
  rejected,
  lapsed: inFive('未确认名额', '未確認名額', 'Offer expired', 'Plaza no confirmada', 'Place non confirmée'),
  ended: inFive('已失效', '已失效', 'Ended', 'Sin plaza', 'Sans place'),
  cancelled: cancelledByVisitor,
  cancelledByPark,
};
