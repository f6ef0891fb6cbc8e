export const SYSTEM_TAB_PATH = '/admin/settings?tab=system';
export const STATUS_HREF = '/admin/system/status';
export const EXPORT_HREF = '/admin/system/export';
export const EMAILS_HREF = '/admin/system/emails';
export const JOBS_HREF = '/admin/system/jobs';
export const LOGS_HREF = '/admin/system/logs';
export const LOGS_DOWNLOAD_HREF = '/admin/system/logs/download';

export const backupHref = (name: string, ticket: string): string => `/admin/system/backups/${name}?ticket=${ticket}`;
