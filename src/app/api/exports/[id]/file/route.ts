export { exportFile as GET } from '@/areas/back-office/bulk/bulk-endpoints';
