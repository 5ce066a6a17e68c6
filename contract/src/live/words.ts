import { cancelledByPark, inFive, over, rejected, type Words } from '../words';
import type { AnchorStatus, ReservationStatus } from './limits';

/** By the number of each (R-live-1). */
export const anchor: Words<AnchorStatus> = {
  0: inFive('未认证', '未認證', 'Not registered', 'Sin registrar', 'Non inscrit'),
  1: inFive('待审核', '待審核', 'Awaiting review', 'En espera', 'En attente'),
  2: inFive('已通过', '已通過', 'Approved', 'Aprobado', 'Approuvé'),
  3: rejected,
  4: inFive('已暂停', '已暫停', 'Suspended', 'Suspendido', 'Suspendu'),
};

export const reservation: Words<ReservationStatus> = {
  booked: inFive('已预约', '已預約', 'Booked', 'Reservado', 'Réservé'),
  checkedIn: inFive('已签到', '已簽到', 'Checked in', 'Check-in hecho', 'Enregistré'),
  finished: over,
  cancelled: inFive('主播取消', '主播取消', 'Cancelled by the host', 'Cancelado por el streamer', 'Annulé par le streamer'),
  cancelledByPark,
  noShow: inFive('未到场', '未到場', 'Did not come', 'No vino', 'Absent'),
};
