export { leaveByLink as GET, leaveByPost as POST } from '@/features/newsletter/unsubscribe-endpoint';
