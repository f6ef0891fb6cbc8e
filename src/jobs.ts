import { emails } from '../emails';
import { startMail } from '@/lib/mail/start-mail';
import { startOrderExpiry } from '@/modules/orders/status/order-expiry';
import { startOrderSums } from '@/modules/orders/start-sums';
import { startPayments } from '@/modules/payments/start-payments';
import { startProofs } from '@/modules/orders/proofs/start-proofs';
import { startReminders } from '@/modules/payments/reminders/start-reminders';
import { startSchedule } from '@/modules/pages/publishing/start-schedule';
import { startAutomaticBackups } from '@/modules/system/backup/automatic-backups';
import { startNewsletter } from '@/modules/newsletter/issues/send-issues';
import { startForgetting } from '@/modules/system/retention/start-forgetting';
import { startDesignCleanUp } from '@/modules/kits/start-design-clean-up';
import { startCdnPurges } from '@/modules/system/cdn/start-cdn-purges';
import { startSweeping } from '@/modules/system/files/sweep-files';
import { startMeasuring } from '@/modules/team/assets/start-measuring';
import { startVoucherExpiry } from '@/modules/vouchers/expire-vouchers';
import { startWebhooks } from '@/modules/webhooks/start-webhooks';
import { startPictures } from '@/areas/back-office/products/imported-pictures/start-pictures';
import { startBulk } from '@/areas/back-office/bulk/start-bulk';

/** Work in the background, in one process of a cluster. */
export function startJobs(): void {
  startMail(emails);
  startOrderExpiry();
  startOrderSums();
  startPayments();
  startProofs();
  startReminders();
  startSchedule();
  startForgetting();
  startDesignCleanUp();
  startMeasuring();
  startSweeping();
  startCdnPurges();
  startWebhooks();
  startBulk();
  startPictures();
  startAutomaticBackups();
  startNewsletter();
  startVoucherExpiry();
}
