export { activityRows as GET } from '@/features/system/activity-endpoints';
