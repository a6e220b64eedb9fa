import { approvePhotoJob } from '../photos/approvePhotoJob';
import { checkBooksJob } from '../credits/checkBooksJob';
import { endSuspensionJob } from '../moderation/endSuspensionJob';
import { eraseAccountsJob } from '../leaving/eraseAccountsJob';
import { eraseMessagesJob } from '../chat/eraseMessagesJob';
import { exportJob } from '../leaving/exportJob';
import type { JobHandler } from './JobHandler';
import type { JobKind } from './JobKind';
import { paymentCheckJob } from '../credits/paymentCheckJob';
import { noticeJob } from '../notify/noticeJob';
import { paymentDeadlineJob } from '../credits/paymentDeadlineJob';
import { refundJob } from '../credits/refundJob';
import { resetJob } from '../account/resetJob';
import { returnUnopenedJob } from '../chat/returnUnopenedJob';
import { sendMailJob } from '../notify/sendMailJob';
import { sendPushJob } from '../notify/sendPushJob';
import { sendSmsJob } from '../notify/sendSmsJob';
import { signupMessageJob } from '../chat/signupMessageJob';
import { tidyAccessJob } from '../leaving/tidyAccessJob';
import { unsentComplaintFileJob } from '../moderation/unsentComplaintFileJob';
import { unsentPhotoJob } from '../photos/unsentPhotoJob';

/** Every kind of job with what it does. */
export const jobHandlers: Record<JobKind, JobHandler> = {
  mail: sendMailJob,
  push: sendPushJob,
  payment_deadline: paymentDeadlineJob,
  payment_check: paymentCheckJob,
  refund: refundJob,
  reset: resetJob,
  sms: sendSmsJob,
  check_books: checkBooksJob,
  approve_photo: approvePhotoJob,
  signup_message: signupMessageJob,
  unsent_photo: unsentPhotoJob,
  end_suspension: endSuspensionJob,
  notice: noticeJob,
  unsent_complaint_file: unsentComplaintFileJob,
  erase_messages: eraseMessagesJob,
  return_unopened: returnUnopenedJob,
  export: exportJob,
  erase_accounts: eraseAccountsJob,
  tidy_access: tidyAccessJob,
};
