export { activityRows as GET } from '@/features/back-office/activity-endpoints';
