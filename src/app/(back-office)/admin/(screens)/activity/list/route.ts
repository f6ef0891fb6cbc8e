export { activityRows as GET } from '@/areas/back-office/activity/activity-endpoints';
