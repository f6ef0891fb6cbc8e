export { acceptAnswersEndpoint as POST } from '@/features/team/endpoints/size-requests/size-requests';
