/** The drawing code imports the shop's settings. Nothing is signed here, so any secret will do. */
process.env.PAYLOAD_SECRET ||= 'nothing-is-signed-here';
export {};
