export { activityExport as GET } from '@/areas/back-office/activity/activity-endpoints';
