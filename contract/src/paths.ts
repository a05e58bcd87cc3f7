/** Addresses of this site, named once. */
export const paths = {
  home: '/',
  offers: '/public-offers',
  contact: '/contact',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  register: '/register',
  registerAs: (type: 'publisher' | 'advertiser') => `/register?type=${type}`,
  login: '/login',
  superAdminLogin: '/super-admin-login',
} as const;
