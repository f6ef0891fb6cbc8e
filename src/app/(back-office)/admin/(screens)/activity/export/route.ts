export { activityExport as GET } from '@/features/system/activity-endpoints';
