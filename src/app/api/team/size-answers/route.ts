export { acceptAnswersEndpoint as POST } from '@/areas/portal/size-requests/size-request-endpoints';
