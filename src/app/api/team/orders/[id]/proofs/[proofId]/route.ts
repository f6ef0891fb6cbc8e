export { proofFileEndpoint as GET } from '@/features/team/endpoints/orders/read';
