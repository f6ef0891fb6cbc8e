export { teamData as GET } from '@/areas/back-office/teams/detail/team-endpoints';
