export { resolveProofPin as POST } from '@/areas/back-office/proofs/pin-endpoints';
