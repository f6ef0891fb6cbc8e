export { unsentEmails as GET } from '@/areas/back-office/settings/system/system-endpoints';
