/**
 * A key that seals nothing real, and what OpenSSL since 3.2 makes of messages under it. Made once with an independent
 * implementation that agrees with OpenSSL's; a change here is a mistake.
 */
export const testKey = {
  kty: 'RSA',
  n: 'ywbDnGek2TH-pgJmYOKmNViIbYLpZ4LqVFcDti--Eki-XQl5q_lH5_gbLemLUvQcI4JE3sTGmKTuP4OK6fuo2xXg4GyJC0pbKjv9hHucfBqQ7qZWQ1NO-rIPF073AGuFMmQ2L8iksleGHpIcEOw1cLwFzces5Zg8O-N1mVNr1xE',
  e: 'AQAB',
  d: 'eu1oiQ3UKVH1Do0LcgQpgMlPKYeHTQ5eVZyt-aSkoCt9X5W6Ht97oz99LWpn2l1FoFZi3sMkQA401y4NcSjYDmEgV2kBH3QfEJT4IZ1Xus0pmcpDDhCPcVHEiWORA1IOPlhtRj50_NyILPYlXgHFn62zlNqVmQnKYso3qdezwvE',
  p: '_-UTSM4PuxK5euZb0_ieaO4aGZb9Z3WGRRrekSPrm2C24Y5xYVd9-KWEvB63MEbEnFMPfFraAZMG2Z5BoHIaTQ',
  q: 'yxwgRvVVQ_pxv2BQgkO-sgOb2VBghenKZxjVJlks6KXewvjiwllyhuiKGu1_kisChqe9crDWv6aXMYB0POxJ1Q',
  dp: 't-zt1HmPovWNbYGfZRcgvOjOx6_YCYHWdVsfuBCqau6z5CFe6wlY2NwXMKOfJcrnzDiDO-2NHm6QEOCH6Qu6TQ',
  dq: 'rBMpGVTSJyRv5-YObz47ug8qo2LgU7OtYcj9FF8ql_OnFWHMo0EqsTcjggrCMLC1lCVacGd3mKjnoO2mDNNW_Q',
  qi: 'p3kBxACzIvxMVFj8WSu3k6vc6Ft1WdhNUwQDwEn1EiRWoIIyDC9Qn2mUzUwCFQeW3pDmXyeKnAYNaKQc4nq9gg',
} as const;

export const vectors = [
  {
    what: 'a good message',
    ciphertext:
      'e89QHAisuTE1sLEHL3eXmR9unMAeQoSf5M5fwW0oF4THSZvyDofP9eS0ZSpfT4MjBE8VHVVtPkwFKIsAunOY7RBt8XqgsqCFVcSGa0pvqzxbIHrAi6WwSTdP5J6dSSdZ6TrZI1QTLhWGhVASO68ljyDqr3sSmruDImXzuepuvqo=',
    message: 'c3dlZXQ=',
  },
  {
    what: 'an empty message',
    ciphertext:
      'XV7woZ/YoovGo0DOVYL9tBI9rlZFZRciybSYKa6awT7xyKMitdnpa9m3a0P9acTCxJVWgLdHRFz8ujd+nn2QAyBL26OTQ/WluGgpOhF6TCzeex6RiBAAU1cAzlzdfZOh1vYWlwoLqTSAQJ3xa7zL5I7lkHar/CsXJRRAl5hmNs4=',
    message: '',
  },
  {
    what: 'a wrong first byte after the zero',
    ciphertext:
      'jfl3/T7occZVyjzaSQOxfspuVp0p8X6jL89Ryycn3w3XbtG68HuE0uY0vThbApFj9lkTscq3ImzFjsqKoeGNKFgO1RMQUMnOheH8aV/sCXTZ18A+WmgXqoidudYKkMe7ZHk0FzmmpZE/Rs8njo3fHzWUUVwe7oPsx7PeV4BIEhY=',
    message: 'IYs91c8HS7MmGA==',
  },
  {
    what: 'too short a padding',
    ciphertext:
      'Fhnth8k/n7CBSIicaBespevZzAs3ftxxP449OPWyqHYNp1nHFPmKcAtzvePnjImQ8xPBC/0CxaUEeV61npmbrY6/xfVi8DaRchDIPIDILisYKPPIKI08bqPMwJXz8vxZElnQPm1hwu8V+XxrqaiYqAfTF12XG7MT1Dnu4PoW9MI=',
    message: 'riRK8jqHKwo7KuTyh0BE7PnfrwNWkM9OgIAhv6uwgE2L71tDHiD+',
  },
  {
    what: 'no end of the padding',
    ciphertext:
      'PUVHE4VrOLHVUfuayqPLMSllPcPa13G6LRmD1lLz3JluIQAWh2/koDCNq+SnnrOnWFjZ7DnNa4GF064W1TcHb/kcss9tp7Jt2UYeDinU2AqQ3mqT0Hy+tLpdqvZyBaFutOpiAQw0lI+AXHo6YkAlwFKRBuXF6fuunjgcIbA3c+o=',
    message: '8UnNwWIXao7nYnGiWq1mPGRT1PwXKXo0RJwUTpeNCE+vrt3bxRw=',
  },
  {
    what: 'noise',
    ciphertext:
      'AJK1XwXuFvb6zTpX19k2X38jOzChOmUbTTXzCGXWT3c1W85SW9sjqocVByDhVh97CO2e4mQKUVCjFtot5MNpCt2TKJdTpQrnwF0Kd7gxH244XLrhgneMPL85MEKaRHV/1m9Oo9k/I12eFBSbu3f5ZLn3NX/uUO75AwNInIXqG0o=',
    message: 'wZ8U',
  },
  {
    what: 'other noise',
    ciphertext:
      'APVZm7plubbEt5uTzxO9ZOjpHb2ymGMtPnYwi0OhnjXftqatJO+oFmreCjGs8mroR0DGDv6i0dS3w7WJDswL11eSDdfRMe5oyAorFWG9LfcIGy7ttMMbN3fW34MhuV66awJjWhhrzyQmm5sy99/IoEawgj+iQ/dzyGrSiFJ7Qug=',
    message:
      'SORwCgRvhQki1/EoGqRovMgvVR+aM+s7XMP2XN7mlzrE4dsfUtYFBsvkXFfjjgD3h4pBE9zBLgtu7WF8JoJRYJLdwRlsYNq+o+dJRv+jt5UuaycRWssx2viR/WZ890dGr7ZK2lJopua0PT6vqAY=',
  },
  {
    what: 'more noise',
    ciphertext:
      'AHXL00rnEm6/akyQNIQZ03ePAuq2aUFW1uDCTXShb4pbAEcAQta0QCc76YvBwDMcbILyQ30cZmcCp0TRYnCrS/zndPL4//f/IEiBvRC83ZSTx1h8idoQeSvaVtUbhhjalyyiU6vbL4W9IRzMizRAaWbGOUXThcU9HrMF2dMEub4=',
    message: 'RDD4VGqJ41aj5NgN6w==',
  },
] as const;
