import config from '@payload-config';
const c = await config;
console.log('c', c.collections.length);
