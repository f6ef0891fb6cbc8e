export { decideProofEndpoint as POST } from '@/areas/portal/orders/decide-proof-endpoint';
