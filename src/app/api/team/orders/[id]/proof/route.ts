export { decideProofEndpoint as POST } from '@/features/team/endpoints/orders/decide';
