import { approvePhotoJob } from './approvePhotoJob';
import { checkBooksJob } from './checkBooksJob';
import { endSuspensionJob } from './endSuspensionJob';
import { eraseAccountsJob } from './eraseAccountsJob';
import { eraseMessagesJob } from './eraseMessagesJob';
import { exportJob } from './exportJob';
import type { JobHandler } from './JobHandler';
import type { JobKind } from './JobKind';
import { paymentCheckJob } from './paymentCheckJob';
import { noticeJob } from './noticeJob';
import { paymentDeadlineJob } from './paymentDeadlineJob';
import { refundJob } from './refundJob';
import { resetJob } from './resetJob';
import { returnUnopenedJob } from './returnUnopenedJob';
import { sendMailJob } from './sendMailJob';
import { sendPushJob } from './sendPushJob';
import { sendSmsJob } from './sendSmsJob';
import { signupMessageJob } from './signupMessageJob';
import { tidyAccessJob } from './tidyAccessJob';
import { unsentComplaintFileJob } from './unsentComplaintFileJob';
import { unsentPhotoJob } from './unsentPhotoJob';

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
