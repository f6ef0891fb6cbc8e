export { clubRosterCsv as GET } from '@/features/back-office/club-endpoints';
