export { answerProofPin as POST } from '@/areas/back-office/proofs/pin-endpoints';
