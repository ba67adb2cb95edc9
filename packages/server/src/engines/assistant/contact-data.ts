const contact =
  /[\p{L}\p{N}]@[\p{L}\p{N}-]+\.\p{L}|(?<![\p{L}\p{N}])(?:\+|00?)\(?\d(?:[\s()/.-]{0,2}\d){6,13}(?!\d)|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/u;

/** Whether a sentence tells a number to call or an address to write to. */
export const tellsContact = (text: string): boolean => contact.test(text);
