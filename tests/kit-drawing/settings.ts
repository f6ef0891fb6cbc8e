/** The drawing of kits reads the shop's settings with what it imports. Nothing is signed here, so any secret will do. */
process.env.PAYLOAD_SECRET ||= 'nothing-is-signed-here';
export {};
