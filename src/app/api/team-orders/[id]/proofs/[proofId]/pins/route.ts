export { addProofPin as POST, listProofPins as GET } from '@/areas/back-office/proofs/pin-endpoints';
