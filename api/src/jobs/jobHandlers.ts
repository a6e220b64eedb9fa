import { approvePhotoJob } from '../photos/reviewPhoto';
import { eraseMessagesJob, refundUnopenedJob, sendSignupMessageJob } from '../chat/chatJobs';
import { deleteUnsentPhotoJob } from '../chat/chatPhotos';
import { checkBooksJob, paymentCheckJob, paymentDeadlineJob, refundJob } from '../credits/creditsJobs';
import { endSuspensionJob } from '../moderation/strikes';
import { deleteUnsentComplaintFileJob } from '../moderation/complaintFiles';
import { eraseAccountsJob } from '../leaving/erasure';
import { exportJob } from '../leaving/dataExport';
import { resetJob } from '../account/passwordReset';
import { tidyAccessJob } from '../leaving/tidyAccess';
import type { JobHandler, JobKind } from './JobKind';
import { deliverNewsJob } from '../news/deliverNews';
import { newsJob } from '../news/queueNews';
import { noticeJob } from '../notify/notifyMember';
import { sendMailJob } from '../notify/queueMail';
import { sendPushJob } from '../notify/sendPush';
import { sendSmsJob } from '../notify/queueSms';

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
  signup_message: sendSignupMessageJob,
  unsent_photo: deleteUnsentPhotoJob,
  end_suspension: endSuspensionJob,
  notice: noticeJob,
  unsent_complaint_file: deleteUnsentComplaintFileJob,
  erase_messages: eraseMessagesJob,
  return_unopened: refundUnopenedJob,
  export: exportJob,
  erase_accounts: eraseAccountsJob,
  tidy_access: tidyAccessJob,
  news: newsJob,
  news_delivery: deliverNewsJob,
};
