export { downloadMockup as GET } from '@/modules/kits/mockups/mockup-endpoint';
