export { leaveByLink as GET, leaveByPost as POST } from '@/areas/storefront/newsletter/unsubscribe-endpoint';
