/** A public key whose private half nobody has: bodies are sealed for it, and never opened. */
const publicKey = [
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAxQJJbLfjZCsFmuQVV+8fxsMMjxRfL5rZTfawoSDOWaN0wbg+q1e9cvB4',
  'VMFeK12Fy/Lw2CdIgQ5myIVxeo/BISNXGdD4B2d1Qmae1lTlpseBaPjeBM+MmoklPItak2vLJynyWAGfHB1MQX7VHOjN9HB7oeyE',
  'Jq+LCPd3OKLyfuPn/3g/dWr+ACuxvQInlWzZRmBZuxfnALE/a27aTlxcAFUN6izXrGkZfAI6brVRhD9JyWBwdP5YevJx6curi0FJ',
  'CLFjy1p4pb91tJ3d3R4gulq+i2c8WZHXmcOmcMvpIJ8XdaivrX0cihl9FfrVx4/pp6Gtzq85RtG8P8paezegvQIDAQAB',
].join('')

/** What a client asks before its first POST, for `answerCalls`. */
export const publicKeyAnswer = {
  '/api/public/getPublicKey': { result: { keyId: '1', publicKey } },
}
