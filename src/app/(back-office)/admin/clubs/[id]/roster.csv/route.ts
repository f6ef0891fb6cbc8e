export { clubRosterCsv as GET } from '@/areas/back-office/clubs/detail/club-endpoints';
