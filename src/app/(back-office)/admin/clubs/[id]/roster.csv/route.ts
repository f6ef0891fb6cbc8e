export { teamRosterCsv as GET } from '@/areas/back-office/teams/detail/team-endpoints';
