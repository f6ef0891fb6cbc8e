import type { Message } from '@/domain/text/message';
import { failed } from '@/ui/failed';

export const BACKUP_CREATED: Message = {
  title: '✅ Backup Created',
  description: 'It is stored here and the download has started.',
};
export const BACKUP_CANCELLED: Message = { title: 'Backup Cancelled', description: 'No backup was saved.' };
export const BACKUP_FAILED = failed('Failed to create the backup');
export const BACKUP_RULES_SAVED: Message = { title: 'Automatic backups saved' };
export const BACKUP_DELETED: Message = { title: '✅ Backup Deleted', description: 'It has been deleted for good.' };
export const DOWNLOAD_STARTED: Message = {
  title: '✅ Download Started',
  description: 'Keep the file in a safe place.',
};
export const EMAILS_LOAD_FAILED = failed('Failed to load the emails');
export const EMAIL_QUEUED: Message = { title: '✅ Email Queued', description: 'It is sent within a minute.' };
export const JOBS_LOAD_FAILED = failed('Failed to load the jobs');
export const RETRY_STARTED: Message = { title: '✅ Started Again', description: 'It is made in the background.' };
export const LOGS_LOAD_FAILED = failed('Failed to load the system log');
export const ACTIVITY_LOAD_FAILED = failed('Failed to load the activity log');

export const cacheCleared = (entries: number): Message => ({
  title: '✅ Cache Cleared',
  description: entries === 1 ? '1 stored page was cleared.' : `${entries} stored pages were cleared.`,
});
