export { reportEndpoint as GET } from '@/areas/back-office/reports/report-endpoints';
