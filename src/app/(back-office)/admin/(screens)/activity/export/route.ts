export { activityExport as GET } from '@/features/back-office/activity-endpoints';
