import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** Open ones by the time that is left for them; `over`: completed ones, newest first. */
export const getComplaints = call<'getComplaints'>('POST', '/api/complaintAdmin/getComplaints', 'feedback.answer');
/** Asks WeChat first, so that what was answered at WeChat's own console is seen; what is kept, should WeChat be away. */
export const getComplaint = call<'getComplaint'>('GET', '/api/complaintAdmin/getComplaint', 'feedback.answer');
export const getComplaintPhone = call<'getComplaintPhone'>('POST', '/api/complaintAdmin/getComplaintPhone', 'feedback.answer');
/** Kept first, then sent to WeChat, again and again until WeChat has it, once. */
export const answerComplaint = call<'answerComplaint'>('POST', '/api/complaintAdmin/answerComplaint', 'feedback.answer');
/**
 * Says to WeChat that the refund that is asked for will be launched; the refund itself is the order's (`refundOrder`). WeChat completes the
 * complaint when the money has arrived.
 */
export const approveComplaintRefund = call<'approveComplaintRefund'>(
  'POST',
  '/api/complaintAdmin/approveRefund',
  'refunds.approve',
);
/** Refuses the refund that is asked for, which completes the complaint. */
export const rejectComplaintRefund = call<'rejectComplaintRefund'>(
  'POST',
  '/api/complaintAdmin/rejectRefund',
  'feedback.answer',
);
/**
 * A picture that shows why a refund is refused: multipart field `file`, at most `MAX_FILE_BYTES`. It goes on to WeChat at once, drawn anew, and
 * is not kept here.
 */
export const uploadComplaintPicture = call<'uploadComplaintPicture'>(
  'POST',
  '/api/complaintAdmin/uploadPicture',
  'feedback.answer',
);
export const completeComplaint = call<'completeComplaint'>('POST', '/api/complaintAdmin/completeComplaint', 'feedback.answer');
