export { inquiryFile as GET } from '@/areas/back-office/inbox/inquiry-file-endpoints';
