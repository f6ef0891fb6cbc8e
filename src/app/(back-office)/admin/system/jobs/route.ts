export { systemJobs as GET } from '@/areas/back-office/settings/system/system-endpoints';
