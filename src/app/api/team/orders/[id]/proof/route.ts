export { decideProofEndpoint as POST } from '@/areas/portal/proofs/decide-proof-endpoint';
